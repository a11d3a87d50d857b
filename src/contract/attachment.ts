/** A person whom an attachment names. */
export interface AttachmentUser {
  userID: number;
  name: string;
}

/** One thing that is said about an attachment. */
export interface AttachmentFact {
  /** English. */
  labelCode: string;
  /** Text; an ISO date with `date-time`; foreign HTML, not sanitised, with `html`. */
  value: string;
  format: 'text' | 'user' | 'date-time' | 'html';
  /** Foreign: it goes through `safeUrl`. */
  url: string | null;
  /** With `user`. */
  user: AttachmentUser | null;
}

/** A record of another system that hangs on a post. */
export interface Attachment {
  attachmentID: number;
  /** Which integration it belongs to: a key of the page's catalog. */
  attachmentType: string;
  /** `discussion`, `comment`. */
  recordType: string;
  recordID: number;
  /** What the other system calls it. */
  sourceID: string;
  /** Foreign: it goes through `safeUrl`. */
  sourceUrl: string | null;
  /** A code of the other system's, or empty. */
  state: string;
  /** English words for it. */
  status: string;
  /** ISO 8601. */
  dateInserted: string | null;
  /** When the other system was last asked. */
  dateUpdated: string | null;
  insertUser: AttachmentUser | null;
  metadata: AttachmentFact[];
}
