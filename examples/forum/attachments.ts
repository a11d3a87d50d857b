import type { RecordType } from './forum';
import type * as wire from './wire';
import type { Viewer } from './viewer';

export interface PostRef {
  recordType: RecordType;
  recordID: number;
}

/** Which integration, and what for. */
export interface AttachmentPlace extends PostRef {
  attachmentType: string;
}

/** Records of other systems on posts, by the enabled integrations. Viewers of a post see its attachments. */
export interface Attachments {
  /** By `attachmentType`; for guests too, whose scope is `none`. */
  catalog(viewer: Viewer): Record<string, wire.Integration>;
  /** The form that makes one. Throws 404 for an unknown integration, 403 where the viewer may not use it on the post. */
  schema(viewer: Viewer, place: AttachmentPlace): Promise<wire.FormSchema>;
  /** Throws unless the viewer may use an integration on some post. */
  demandAdd(viewer: Viewer): void;
  /** Throws as `schema` does, and 400 with errors by field. */
  add(viewer: Viewer, place: AttachmentPlace, fields: Record<string, unknown>): Promise<wire.Attachment>;
  /**
   * Asks the integrations again; with `onlyStale`, of those that have not been asked for a minute. Answers all of them;
   * IDs that are unknown, or hang on posts that the viewer does not see, have no entry. For members.
   */
  refresh(viewer: Viewer, attachmentIDs: readonly number[], onlyStale: boolean): Promise<wire.Attachment[]>;
  list(viewer: Viewer, post: PostRef): Promise<wire.Attachment[]>;
}

/** The forum's own tracker. An issue is seen by those who see the post that it came from, and by the staff. */
export interface Issues {
  get(viewer: Viewer, issueID: number): Promise<wire.Issue>;
  /** For holders of `staff.allow`. Attachments say so once they are refreshed. */
  setState(viewer: Viewer, issueID: number, state: 'open' | 'closed'): Promise<wire.Issue>;
}
