import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { invalid } from '../../httpError';

/** Bytes. A call has a few fields and fifty IDs at most; routes that take a post's text set their own limit. */
const usual = 20_000;
export const written = 1_000_000;

type Shape = TSchema & { maxItems?: number; properties?: Record<string, Shape> };

/** Throws for the first list below `value` that is longer than its schema lets it be. */
function demandShortLists(value: unknown, { maxItems, properties }: Shape, field: string): void {
  if (Array.isArray(value) && maxItems !== undefined && value.length > maxItems) {
    const message = `${field} must NOT have more than ${maxItems} items.`;
    throw invalid({ field, code: 'maxItems', message });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(properties ?? {}))
    demandShortLists((value as Record<string, unknown>)[name], inner, name);
}

/** How much a call may send. The validator looks at every item of a list before it says that there are too many. */
export function bodyLimits(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= usual;
  });
  app.addHook('preValidation', async ({ body, routeOptions }) => {
    const shape = routeOptions.schema?.body as Shape | undefined;
    if (shape) demandShortLists(body, shape, 'body');
  });
}
