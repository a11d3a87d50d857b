import type { ApiError } from '../../contract/apiError';

export type DraftRecordType = 'discussion' | 'comment' | 'article' | 'event';
export type DraftStatus = 'draft' | 'scheduled' | 'error';

/** What a draft is a draft of. The same target in two views or two tabs is the same draft. */
export interface DraftTarget {
  recordType: DraftRecordType;
  /** The post that is being edited; none for a new one. */
  recordID?: number;
  /** Where a new post goes: `discussion` for comments, `category` for discussions. */
  parentRecordType?: string;
  parentRecordID?: number;
  /** The comment that a comment replies to. */
  commentParentID?: number;
  /** A draft that the page was opened for. */
  draftID?: number;
}

/** What the author has written. `body` is text; for `rich2` it is JSON. `meta` is `attributes.draftMeta` on the wire. */
export interface DraftContent {
  body: string;
  format: string;
  meta: Record<string, unknown>;
}

/** A draft as the server has it, clean. Dates are ISO 8601. */
export interface ServerDraft extends DraftContent {
  draftID: number;
  draftStatus: DraftStatus;
  dateScheduled: string | null;
  lastSaved: string;
}

/** Where the last words are: `none` only for a moment, or when nothing has been written; `memory` while every store fails. */
export type DraftPlace = 'none' | 'memory' | 'local' | 'server' | 'both';

export interface DraftState extends DraftContent {
  /** `loading` until stored words are known, `none` without any. */
  status: 'loading' | 'none' | DraftStatus;
  saved: DraftPlace;
  /** Why the last words are not on the server; or, with code `validation`, which fields it refused. */
  error: ApiError | null;
  /** ISO 8601; null without a draft. */
  lastSaved: string | null;
  draftID: number | null;
  dateScheduled: string | null;
  /**
   * Counts up when words came from elsewhere (storage, the server, another tab) or went away: the editor then takes
   * `body`, `format` and `meta` over. Its own changes do not count.
   */
  restored: number;
  /** Why there is no draft any more: another tab or a sign-out ended it, or it is somebody else's who has gone (`replaced`). */
  ended: 'posted' | 'discarded' | 'signedOut' | 'replaced' | null;
}

/** A draft whose stored words are known; `refusal`: why it must not be sent, since somebody else may be signed in by now. */
export type ReadyDraft = DraftState & { refusal: ApiError | null };

/** One draft, open in a view. */
export interface DraftHandle {
  /** Published at most once a second while somebody types: the view's own text may be ahead of it. */
  state(): DraftState;
  subscribe(listener: () => void): () => void;
  /**
   * Keeps words: on this machine within 100 ms, on the server 5 s after the last change. `isOlder`: begun before somebody
   * last looked elsewhere.
   */
  change(words: Partial<DraftContent>, isOlder?: boolean): void;
  /**
   * Resolves once stored words are known, here and on the server; with null after five seconds, for nobody waits for them
   * longer. Who has come back is waited for as long as that takes.
   */
  ready(): Promise<ReadyDraft | null>;
  /** Sends what the server does not have yet. Resolves with the state after that. */
  flush(): Promise<DraftState>;
  /** Deletes it here and on the server. False when the server could not be told; then it stays. */
  discard(): Promise<boolean>;
  /**
   * The words were posted: every copy goes. `draftID`: the one the server has deleted itself while posting. With `keeps`
   * the view empties itself, or goes on with what was typed meanwhile. `sent`: what was posted; what this or another tab has
   * beside it is the beginning of another draft.
   */
  posted(draftID?: number | null, keeps?: boolean, sent?: DraftContent): Promise<void>;
  /** ISO 8601. False when the server refused: `state().error` says why. */
  schedule(date: string): Promise<boolean>;
  cancelSchedule(): Promise<boolean>;
  /**
   * The view is gone; the words stay. Answers those that are not the draft's but the next reader's, who began them before
   * it was known that they had come; null without any.
   */
  close(): DraftContent | null;
}

/** What the drafts' own code opens: it waits for as long as it takes. */
export interface OpenedDraft extends DraftHandle {
  ready(): Promise<ReadyDraft>;
  /** Why the words must not be sent now: somebody else may have come. */
  refusal(): Promise<ApiError | null>;
}

/** What was posted of a draft; `lastSaved`: of the last words that whoever has posted it knew. */
export interface SentContent extends DraftContent {
  lastSaved: string;
}

export const emptyContent: DraftContent = { body: '', format: 'rich2', meta: {} };

export const emptyDraft: DraftState = {
  ...emptyContent,
  status: 'loading',
  saved: 'none',
  error: null,
  lastSaved: null,
  draftID: null,
  dateScheduled: null,
  restored: 0,
  ended: null,
};
