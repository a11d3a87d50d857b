import { safeUrl } from '../../src/index';
import type { Attachment } from '../../src/index';
import type { Integration } from '../../src/resources/attachments/catalog';
import { Guarded } from '../../src/ui/Guarded';
import { Icon } from '../../src/ui/Icon';
import { Printed } from '../../src/ui/Printed';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { useExtensions } from '../../src/ui/useExtensions';
import { useUi } from '../../src/ui/UiContext';
import { AttachmentFact } from './AttachmentFact';
import { printedButtons, printedFact, type PrintedItem } from './findPrinted';
import { UserLink } from './UserLink';

interface Props {
  attachment: Attachment;
  /** What the page's catalog says of its integration. */
  entry: Integration | undefined;
  printed: PrintedItem | undefined;
}

/** One attachment: its type, its status, its facts, and what add-ons add. */
export function AttachmentItem({ attachment, entry, printed }: Props) {
  const { locale, urls, report, window } = useUi();
  const { t } = locale;
  const { attachmentID, attachmentType, sourceID, state, status, dateInserted, insertUser } = attachment;
  const own = useExtensions('attachments').filter((each) => each.attachmentType === attachmentType);
  const href = safeUrl('user', attachment.sourceUrl, urls());
  // Names of other systems' icons are no icons of ours, unless the page has brought one.
  const icon = entry?.icon && window.document.getElementById(`inl-icon-${entry.icon}`) ? entry.icon : null;
  const views = own.flatMap(({ key, owner, view: View }) =>
    View
      ? [
          <Guarded
            key={`${owner}/${key}`}
            onFailed={(error) => report({ widget: owner, element: null, phase: 'render', error })}
          >
            <View attachment={attachment} />
          </Guarded>,
        ]
      : [],
  );
  return (
    <li className="inl-attachments__item" data-state={state}>
      <Icon name={own.find(({ icon }) => icon)?.icon ?? icon ?? 'attachment'} />
      <div className="inl-attachments__main">
        <div className="inl-attachments__head">
          <b>{t(entry?.title ?? attachmentType)}</b>{' '}
          {href !== null && (
            <>
              <a href={href} rel="nofollow ugc noopener" data-inlay-part={`source-${attachmentID}`}>
                {entry?.externalIDLabel && t(entry.externalIDLabel)}
                <bdi>{sourceID || href}</bdi>
              </a>{' '}
            </>
          )}
          {status !== '' && <b className="inl-attachments__state">{t(status)}</b>}
        </div>
        <div className="inl-attachments__when">
          {insertUser && <UserLink user={insertUser} />}{' '}
          {dateInserted && <RelativeTime date={dateInserted} mode="fixed" />}{' '}
          {views.length > 0 ? views : printed && <Printed nodes={printedButtons(printed)} />}
        </div>
        {attachment.metadata.length > 0 && (
          <dl className="inl-attachments__facts">
            {attachment.metadata.map((fact, index) => (
              <AttachmentFact key={index} fact={fact} printed={printedFact(printed, fact, t)} />
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}
