import { useEffect, useMemo, useRef, useState } from 'react';
import { useAppDispatch, useCurrentUser, type WidgetExtras } from '../../src/index';
import { seedAttachments, useAttachments } from '../../src/resources/attachments/attachmentsSlice';
import { readCatalog } from '../../src/resources/attachments/catalog';
import { readAttachments } from '../../src/resources/attachments/readAttachments';
import { contextAround } from '../../src/resources/layoutContexts';
import { refreshAttachments } from '../../src/resources/attachments/refreshAttachments';
import { Printed } from '../../src/ui/Printed';
import { useUi } from '../../src/ui/UiContext';
import { AttachmentItem } from './AttachmentItem';
import './attachments.css';
import { findPrinted } from './findPrinted';
import type { AttachmentsProps } from './props';

/** The attachments of a post, in a layout of the page's own. */
export function Attachments({ post, ...props }: AttachmentsProps & WidgetExtras) {
  if (post) return <AttachmentList {...props} post={post} />;
  const around = contextAround(props.printed, 'PostPageContextProvider')?.discussion;
  return around ? <PageAttachments {...props} discussion={around} /> : <AsPrinted element={props.printed} />;
}

/** Nothing says whose they are. */
function AsPrinted({ element }: { element: Element | undefined }) {
  const [nodes] = useState(() => [...(element?.childNodes ?? [])]);
  return <Printed nodes={nodes} />;
}

interface PageProps extends WidgetExtras {
  discussion: { discussionID: number; attachments?: unknown };
}

/** What the page's discussion says; another part of the page may have brought it already. */
function PageAttachments({ discussion, printed }: PageProps) {
  const dispatch = useAppDispatch();
  const { discussionID: recordID, attachments: foreign } = discussion;
  const post = useMemo(() => ({ recordType: 'discussion', recordID }), [recordID]);
  const attachments = useMemo(() => readAttachments(Array.isArray(foreign) ? foreign : []), [foreign]);
  useEffect(() => void dispatch(seedAttachments(post, attachments)), [dispatch, post, attachments]);
  return <AttachmentList {...{ post, attachments, printed }} />;
}

/** Once they are in view, outdated ones are refreshed. */
function AttachmentList({
  post: { recordType, recordID },
  attachments,
  printed: element,
}: Required<AttachmentsProps> & WidgetExtras) {
  const [printed] = useState(() => findPrinted(element, attachments));
  const { locale, meta, window } = useUi();
  const dispatch = useAppDispatch();
  const list = useAttachments({ recordType, recordID });
  const ref = useRef<HTMLUListElement>(null);
  const isMember = useCurrentUser().userID > 0;
  const isEmpty = list.length === 0;
  const foreign = meta.raw.externalAttachments;
  const catalog = useMemo(() => readCatalog(foreign), [foreign]);

  useEffect(() => {
    if (!isMember || isEmpty) return;
    const observer = new window.IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void dispatch(refreshAttachments({ recordType, recordID }));
    });
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [isMember, isEmpty, window, dispatch, recordType, recordID]);

  if (isEmpty) return null;
  return (
    <ul ref={ref} className="inl-root inl-attachments" aria-label={locale.t('Attachments')}>
      {list.map((attachment) => (
        <AttachmentItem
          key={attachment.attachmentID}
          attachment={attachment}
          printed={printed.get(attachment.attachmentID)}
          entry={catalog.find(({ attachmentType }) => attachmentType === attachment.attachmentType)}
        />
      ))}
    </ul>
  );
}
