import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../viewer';
import type { Comment, Discussion, Integration } from '../../wire';
import { answerPart } from './answerPart';
import { attachmentPart } from './attachmentPart';
import { commentLinks } from './commentLinks';
import { reactionBar } from './reactionBar';

export type CommentView = ReturnType<typeof commentView>;

interface Place {
  viewer: Viewer;
  discussion: Discussion;
  catalog: Record<string, Integration>;
  page: number;
}

/** What stands in and below a comment, wherever in the thread it is. */
export const commentView = (
  app: FastifyInstance,
  { viewer, discussion, catalog, page }: Place,
  comment: Comment,
) => ({
  answer: answerPart(app, viewer, discussion, comment),
  attachments: attachmentPart(viewer, catalog, 'comment', comment.commentID, comment),
  ...commentLinks(viewer, discussion, comment, page),
  bar: reactionBar(viewer, discussion, {
    recordType: 'comment',
    recordID: comment.commentID,
    reactions: comment.reactions ?? [],
  }),
});
