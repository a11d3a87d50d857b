import type { Viewer } from '../../viewer';
import type { AttachmentFact, FormSchema, Integration as Entry } from '../../wire';
import type { PostForAttachment } from './readPost';

/** A fact as stored: users by ID, because their names change. */
export type KeptFact = Omit<AttachmentFact, 'userFragment'> & { userID?: number };

/** What an integration says of one of its records. */
export interface SourceRecord {
  sourceID: string;
  state: string;
  metadata: KeptFact[];
}

/** Another system whose records hang on posts. */
export interface Integration {
  entry: Omit<Entry, 'writeableContentScope'>;
  scope(viewer: Viewer): Entry['writeableContentScope'];
  /** Path or address of a record. */
  urlOf(sourceID: string): string;
  /** English, for a state. */
  statusOf(state: string): string;
  schema(post: PostForAttachment): FormSchema;
  /** Makes a record from fields that fit the schema. */
  create(viewer: Viewer, post: PostForAttachment, fields: Record<string, string>): Promise<SourceRecord>;
  /** Those that are there. */
  read(sourceIDs: readonly string[]): Promise<SourceRecord[]>;
}
