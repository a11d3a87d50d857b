import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, count, item, itemOptions, list, maybe } from '../../src/ui/home/homeProps';

const schema = v.object({ ...around, itemData: list(item), itemOptions, maxItemCount: maybe(count) });

export type HomeWidgetProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
