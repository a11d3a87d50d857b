import type { OrderByItemBuilder } from 'kysely';

/** Names by their letters' codes, as the embedded database has them: each PostgreSQL server has an order of its own. */
export const inCodeOrder = (order: OrderByItemBuilder): OrderByItemBuilder => order.collate('C');
