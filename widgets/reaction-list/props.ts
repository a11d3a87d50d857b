import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, count, list, maybe, text } from '../../src/ui/home/homeProps';

const reaction = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  photoUrl: text(),
  count: maybe(count),
});

/** What others have said to a member's posts, by the kind of reaction. */
const schema = v.object({ ...around, apiData: list(reaction) });

export type ReactionListProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
