import { useEffect, useMemo, useRef, useState } from 'react';
import { useAppDispatch, useCurrentUser, type WidgetExtras } from '../../src/index';
import { useAttachments } from '../../src/resources/attachments/attachmentsSlice';
import { readCatalog } from '../../src/resources/attachments/catalog';
import { refreshAttachments } from '../../src/resources/attachments/refreshAttachments';
import { useUi } from '../../src/ui/UiContext';
import { AttachmentItem } from './AttachmentItem';
import './attachments.css';
import { findPrinted } from './findPrinted';
import type { AttachmentsProps } from './props';

/** The attachments of a post. Once they are in view, outdated ones are refreshed. */
export function Attachments({
  post: { recordType, recordID },
  attachments,
  printed: element,
}: AttachmentsProps & WidgetExtras) {
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
