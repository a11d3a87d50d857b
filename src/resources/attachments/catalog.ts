import { isRecord } from '../../contract/foreign';
import type { AttachmentPost } from './attachmentsSlice';

/** An integration of the forum, and the current user's permissions on it. Texts are English. */
export interface Integration {
  attachmentType: string;
  /** Heading of its attachments. */
  title: string;
  /** Of the menu's entry and of the form. */
  label: string;
  /** Stands before the source's ID: "Issue #". */
  externalIDLabel: string;
  /** A name that the page's sprite may have. */
  icon: string;
  submitButton: string;
  postSuccessMessage: { message: string; linkText: string };
  /** Posts that the reader may use it on. */
  scope: 'all' | 'own' | 'none';
  recordTypes: string[];
}

/** The page's `externalAttachments`. */
export function readCatalog(foreign: unknown): Integration[] {
  if (!isRecord(foreign)) return [];
  return Object.entries(foreign).flatMap(([key, entry]): Integration[] => {
    if (!isRecord(entry)) return [];
    const attachmentType = text(entry.attachmentType) || key;
    const name = text(entry.name) || attachmentType;
    const said = isRecord(entry.postSuccessMessage) ? entry.postSuccessMessage : {};
    const scope = entry.writeableContentScope;
    return [
      {
        attachmentType,
        title: text(entry.title) || name,
        label: text(entry.label) || name,
        externalIDLabel: text(entry.externalIDLabel),
        icon: text(entry.attachmentTypeIcon) || text(entry.logoIcon),
        submitButton: text(entry.submitButton) || 'Save',
        postSuccessMessage: {
          message: text(said.message) || 'Saved.',
          linkText: text(said.linkText) || name,
        },
        scope: scope === 'all' || scope === 'own' ? scope : 'none',
        recordTypes: Array.isArray(entry.recordTypes)
          ? entry.recordTypes.filter((each) => typeof each === 'string')
          : [],
      },
    ];
  });
}

/** The integrations that the current user may use on a post. */
export const usableOn = (
  catalog: readonly Integration[],
  { recordType, userID }: Pick<AttachmentPost, 'recordType'> & { userID: number },
  reader: number,
): Integration[] =>
  catalog.filter(
    ({ recordTypes, scope }) =>
      recordTypes.includes(recordType) &&
      reader > 0 &&
      (scope === 'all' || (scope === 'own' && userID === reader)),
  );

const text = (value: unknown) => (typeof value === 'string' ? value : '');
