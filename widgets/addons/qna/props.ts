import * as v from 'valibot';
import { guard } from '../../../src/index';
import { answerStatusSchema } from '../../../src/resources/answers';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const answer = { discussionID: id, commentID: id, status: answerStatusSchema };

const schema = v.variant('part', [
  v.object({ part: v.literal('question'), discussionID: id, statusID: v.pipe(v.number(), v.integer()) }),
  v.object({ part: v.literal('label'), ...answer }),
  v.object({ part: v.literal('buttons'), ...answer }),
]);

/** `question` says how a question stands, `label` and `buttons` belong to one of its answers. */
export type QnAProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
