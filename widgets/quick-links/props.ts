import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, count, flag, list, maybe, text } from '../../src/ui/home/homeProps';

const link = v.object({
  id: maybe(v.union([v.string(), v.number()])),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  url: v.pipe(v.string(), v.nonEmpty()),
  permission: text(200),
  roleIDs: maybe(v.array(v.number())),
  isHidden: flag,
  count: maybe(count),
  countLimit: maybe(count),
});

const schema = v.object({ ...around, links: maybe(list(link)) });

export type QuickLinksProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
