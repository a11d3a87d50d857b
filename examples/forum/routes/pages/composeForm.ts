import type { Discussion } from '../../wire';

/** What `widgets/create-comment.eta` prints: the tag's props, and the form that works without script. */
export interface ComposeForm {
  props: {
    discussionID: number;
    categoryID: number;
    closed?: boolean;
    parentCommentID?: number;
    body: string;
    format: string;
    html?: string;
    own?: { body: string; format: string };
    isLast?: boolean;
    error?: string;
    action?: 'edit';
    commentID?: number;
  };
  /** What the text area holds without script, where that is not the props' body. */
  shown?: string;
  action: string;
  format: string;
  label: string;
  send: string;
  /** Whom a reply answers. */
  parentName?: string;
  /** Back to a form that is no reply. */
  leave?: string;
  /** Back to the comment that is changed. */
  cancel?: string;
  error?: string;
  /** The reader came to write. */
  isAsked: boolean;
}

export interface Composed {
  body?: string;
  format?: 'text' | 'rich2';
  error?: string;
  parent?: { commentID: number; name: string };
  isAsked?: boolean;
}

export function composeForm(
  { discussionID, categoryID, closed }: Pick<Discussion, 'discussionID' | 'categoryID' | 'closed'>,
  path: string,
  isLast: boolean,
  { body = '', format = 'text', error, parent, isAsked = false }: Composed = {},
): ComposeForm {
  const parentCommentID = parent?.commentID;
  return {
    props: {
      discussionID,
      categoryID,
      closed,
      ...(parentCommentID && { parentCommentID }),
      body,
      format,
      isLast,
      error,
    },
    action: `/discussion/${discussionID}/comment#body`,
    format,
    label: parent ? 'Your reply' : 'Your comment',
    send: parent ? 'Post Reply' : 'Post Comment',
    parentName: parent?.name,
    leave: `${path}#reply`,
    error,
    isAsked,
  };
}
