import { safeUrl } from '../../../../src/safe/safeUrl';
import type { RecordType } from '../../forum';
import type { Viewer } from '../../viewer';
import type { Attachment, Integration } from '../../wire';
import { localPath } from './paths';

interface Post {
  insertUserID: number;
  attachments?: Attachment[];
}

/** What `widgets/attachments.eta` prints below a post; undefined where nothing hangs on it and the viewer may add nothing. */
export function attachmentPart(
  viewer: Viewer,
  catalog: Record<string, Integration>,
  recordType: RecordType,
  recordID: number,
  { insertUserID, attachments = [] }: Post,
) {
  const mayAdd = Object.values(catalog).some(
    ({ recordTypes, writeableContentScope: scope }) =>
      recordTypes.includes(recordType) &&
      (scope === 'all' || (scope === 'own' && insertUserID === viewer.userID)),
  );
  if (!mayAdd && attachments.length === 0) return undefined;
  const linkTo = (url: string | undefined) => {
    const safe = safeUrl('user', url, { origin: viewer.origin });
    return safe?.startsWith(`${viewer.origin}/`) ? localPath(safe) : safe;
  };
  return {
    /** What a part of the page that shows them is called. */
    place: `attachments/${recordType}/${recordID}`,
    props: { recordType, recordID, attachments },
    rows: attachments.map(({ metadata, ...attachment }) => {
      const entry = catalog[attachment.attachmentType];
      return {
        ...attachment,
        icon: entry?.attachmentTypeIcon ?? 'attachment',
        title: entry?.title ?? attachment.attachmentType,
        externalIDLabel: entry?.externalIDLabel ?? '',
        href: linkTo(attachment.sourceUrl),
        change: changeOf(viewer, attachment),
        facts: metadata.map((fact) => ({ ...fact, href: linkTo(fact.url) })),
      };
    }),
  };
}

/** What the staff's button does with an issue of the forum's own; null for others. */
function changeOf(
  viewer: Viewer,
  { attachmentType, sourceID, state }: Pick<Attachment, 'attachmentType' | 'sourceID' | 'state'>,
) {
  if (attachmentType !== 'forum-issue' || !viewer.can('staff.allow')) return null;
  const isClosed = state === 'closed';
  return {
    action: `/issue/${sourceID}/state`,
    state: isClosed ? 'open' : 'closed',
    name: isClosed ? 'Reopen issue' : 'Close issue',
  };
}
