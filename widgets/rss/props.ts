import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, item, itemOptions, list } from '../../src/ui/home/homeProps';

const schema = v.object({ ...around, itemData: list(item), itemOptions });

export type RSSWidgetProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
