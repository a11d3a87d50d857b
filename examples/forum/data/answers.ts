import type { Answers, Comments } from '../forum';
import { HttpError } from '../httpError';
import type { Viewer } from '../viewer';
import type { Context } from './context';
import { demand, demandSession } from './demand';
import { notifyOfAnswer } from './notifyOfAnswer';
import { recountQuestion } from './recountQuestion';

const judges = ['curation.manage', 'community.moderate'];
const statusIDs = { accepted: 3, rejected: 4, pending: null } as const;

export function createAnswers({ db, now }: Context, comments: Comments): Answers {
  const mayJudge: Answers['mayJudge'] = (viewer, { type, insertUserID, closed, categoryID }) =>
    type === 'question' &&
    viewer.user !== null &&
    ((insertUserID === viewer.userID && !closed) || judges.some((name) => viewer.can(name, { categoryID })));

  async function toJudge(viewer: Viewer, commentID: number) {
    // Throws for what the viewer does not see.
    const answer = await comments.get(viewer, commentID);
    demandSession(viewer);
    const question = await db
      .selectFrom('discussion')
      .selectAll()
      .where('discussionID', '=', answer.discussionID)
      .executeTakeFirstOrThrow();
    if (!mayJudge(viewer, question)) demand(viewer, judges, { categoryID: question.categoryID });
    return { answer, question };
  }

  return {
    mayJudge,
    demandJudge: async (viewer, commentID) => void (await toJudge(viewer, commentID)),

    async judge(viewer, commentID, status) {
      const { answer, question } = await toJudge(viewer, commentID);
      const { discussionID, insertUserID } = answer;
      if (question.type !== 'question' || question.insertUserID === insertUserID)
        throw new HttpError(400, 'This comment does not answer a question of somebody else.');
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('comment')
          .set({
            answerStatusID: statusIDs[status],
            dateAccepted: status === 'accepted' ? now() : null,
            acceptUserID: status === 'accepted' ? viewer.userID : null,
          })
          .where('commentID', '=', commentID)
          .execute();
        await recountQuestion(trx, discussionID);
        if (answer.attributes.answer?.status !== status)
          await notifyOfAnswer(trx, viewer, question, { commentID, insertUserID, status, date: now() });
      });
      return comments.get(viewer, commentID);
    },
  };
}
