import type { Attachment, AttachmentFact, AttachmentUser } from '../../contract/attachment';
import { isRecord } from '../../contract/foreign';

/** Validates foreign attachments one by one; invalid ones are dropped. */
export function readAttachments(foreign: unknown): Attachment[] {
  return list(foreign).flatMap((row): Attachment[] => {
    const [attachmentID, recordID] = [idOf(row.attachmentID), idOf(row.recordID)];
    const attachmentType = text(row.attachmentType);
    if (attachmentID === null || recordID === null || attachmentType === '') return [];
    const state = text(row.state) || text(row.status);
    return [
      {
        ...{ attachmentID, attachmentType, recordID, state },
        recordType: text(row.recordType),
        sourceID: text(row.sourceID),
        sourceUrl: text(row.sourceUrl) || null,
        status: text(row.status) || state,
        dateInserted: text(row.dateInserted) || null,
        dateUpdated: text(row.dateUpdated) || null,
        insertUser: readUser(row.insertUser),
        metadata: list(row.metadata).flatMap(readFact),
      },
    ];
  });
}

function readFact({
  labelCode,
  value,
  url,
  format,
  userFragment,
}: Record<string, unknown>): AttachmentFact[] {
  const user = format === 'user' ? readUser(userFragment) : null;
  const shown = (Array.isArray(value) ? value : [value]).map(text).filter(Boolean).join(', ');
  if (text(labelCode) === '' || (shown === '' && !user)) return [];
  const kind = format === 'date-time' || format === 'html' ? format : user ? 'user' : 'text';
  return [{ labelCode: text(labelCode), value: shown, format: kind, url: text(url) || null, user }];
}

function readUser(foreign: unknown): AttachmentUser | null {
  if (!isRecord(foreign)) return null;
  const { userID, name } = foreign;
  return Number.isSafeInteger(userID) ? { userID: userID as number, name: text(name) } : null;
}

const list = (foreign: unknown) => (Array.isArray(foreign) ? foreign.filter(isRecord) : []);
const text = (value: unknown) =>
  typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : '';
/** IDs come as numbers and as text. */
function idOf(value: unknown): number | null {
  const id = /^\d{1,15}$/.test(text(value)) ? Number(value) : 0;
  return id > 0 ? id : null;
}
