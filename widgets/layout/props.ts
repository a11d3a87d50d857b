import * as v from 'valibot';
import { guard } from '../../src/index';

const word = v.pipe(v.string(), v.maxLength(200));
const id = v.union([v.pipe(v.number(), v.safeInteger()), word]);
const schema = v.object({
  layoutViewType: v.pipe(word, v.nonEmpty()),
  /** Without them, what the layout is for is the page's site section. */
  recordType: v.optional(v.pipe(word, v.nonEmpty())),
  recordID: v.optional(id),
  /** Of the page's address. A list without entries, as PHP prints it, is one too. */
  params: v.optional(v.record(v.string(), id), {}),
  /** The page's title where the layout has none. */
  title: v.optional(v.string()),
});

export type LayoutProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
