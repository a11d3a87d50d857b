import type { CommentTable, DiscussionTable } from '../database/tables';

/** All but the words that searches look into, which are longer than the text. */
export const discussionColumns = [
  'discussionID',
  'categoryID',
  'type',
  'postTypeID',
  'postMeta',
  'name',
  'body',
  'format',
  'bodyHtml',
  'insertUserID',
  'updateUserID',
  'lastUserID',
  'dateInserted',
  'dateUpdated',
  'dateLastComment',
  'pinLocation',
  'closed',
  'sink',
  'resolved',
  'statusID',
  'score',
  'countViews',
  'countComments',
  'redirectDiscussionID',
] as const satisfies (keyof DiscussionTable)[];

/** The same of comments, as `comment` of a query that joins others. */
export const commentColumns = [
  'comment.commentID',
  'comment.discussionID',
  'comment.parentCommentID',
  'comment.depth',
  'comment.body',
  'comment.format',
  'comment.bodyHtml',
  'comment.insertUserID',
  'comment.updateUserID',
  'comment.dateInserted',
  'comment.dateUpdated',
  'comment.score',
  'comment.answerStatusID',
  'comment.dateAccepted',
  'comment.acceptUserID',
  'comment.dateDeleted',
] as const satisfies `comment.${keyof CommentTable}`[];
