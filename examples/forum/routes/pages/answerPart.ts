import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../viewer';
import type { Comment, Discussion } from '../../wire';

export interface AnswerPart {
  /** Whether the viewer may accept and reject it. */
  mayJudge: boolean;
  props: { discussionID: number; commentID: number; status: 'accepted' | 'rejected' | 'pending' };
}

/** What a comment of a question shows as an answer; undefined where there is nothing to show. */
export function answerPart(
  { forum: { answers }, settings: { addons } }: FastifyInstance,
  viewer: Viewer,
  discussion: Discussion,
  { commentID, insertUserID, attributes }: Comment,
): AnswerPart | undefined {
  if (!addons.includes('qna') || discussion.type !== 'question' || insertUserID === discussion.insertUserID)
    return undefined;
  const found = attributes.answer?.status;
  const status = found === 'accepted' || found === 'rejected' ? found : 'pending';
  const mayJudge = answers.mayJudge(viewer, discussion);
  // A rejection is visible only to users who may reject.
  if (!mayJudge && status !== 'accepted') return undefined;
  return { mayJudge, props: { discussionID: discussion.discussionID, commentID, status } };
}
