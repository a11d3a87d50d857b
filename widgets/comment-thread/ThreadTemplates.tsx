import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { hostNames, useCurrentUser } from '../../src/index';
import type { ThreadComment } from '../../src/resources/commentPages';
import { CommentItem } from './CommentItem';
import type { Thread } from './thread';

/** What comments are made of that are written, deleted or fetched later: the same as those of the page. */
export function ThreadTemplates({ thread }: { thread: Thread }) {
  const { userID, name, photoUrl } = useCurrentUser();
  const empty = (user: ThreadComment['insertUser'], isDeleted = false): ThreadComment => ({
    ...{
      commentID: 0,
      discussionID: thread.discussionID,
      parentCommentID: 0,
      body: '',
      url: '/discussion/comment/0',
    },
    ...{ dateInserted: '', dateUpdated: '', insertUser: user, reactions: [], attachments: [] },
    ...{ isDeleted, countReplies: 0 },
  });
  const item = (comment: ThreadComment) => (
    <CommentItem node={{ comment, level: 1, isApart: true, replies: [] }} thread={thread} />
  );
  const other = { userID: 0, name: '', photoUrl: null };
  return (
    <>
      <Template id={hostNames.emptyComment}>
        {item(empty({ userID, name, photoUrl: photoUrl ?? null }))}
      </Template>
      <Template id={hostNames.otherComment}>{item(empty(other))}</Template>
      <Template id={hostNames.goneComment}>{item(empty(other, true))}</Template>
    </>
  );
}

/** React would put its children beside a template's content. */
function Template({ id, children }: { id: string; children: ReactNode }) {
  const ref = useRef<HTMLTemplateElement>(null);
  const [content, setContent] = useState<DocumentFragment | null>(null);
  useLayoutEffect(() => setContent(ref.current!.content), []);
  return (
    <>
      <template ref={ref} id={id} />
      {content && createPortal(children, content)}
    </>
  );
}
