import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, flag, list, maybe, text } from '../../src/ui/home/homeProps';

const record = v.object({
  name: v.pipe(v.string(), v.maxLength(500)),
  url: text(),
  excerpt: text(10_000),
  image: maybe(v.object({ url: text(), urlSrcSet: maybe(v.record(v.string(), v.unknown())) })),
});

const schema = v.object({
  ...around,
  collection: maybe(v.object({ name: text(500), records: list(v.object({ record })) })),
  displayOptions: maybe(v.object({ featuredImage: flag, fallbackImage: text() })),
});

export type FeaturedCollectionsWidgetProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
