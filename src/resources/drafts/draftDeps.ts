import type { ApiError } from '../../contract/apiError';
import type { DraftServer } from './createDraftServer';
import type { LocalDrafts } from './createLocalDrafts';
import type { DraftContent, DraftTarget, SentContent } from './draft';
import type { Body, Join } from './joinBodies';
import type { LocalDraft } from './localDraft';

/** What one draft needs of the page around it. */
export interface DraftDeps {
  owner: string;
  key: string;
  target: DraftTarget;
  local: LocalDrafts;
  server: DraftServer;
  /** What the form of a change began with. */
  base?: Body;
  /** Puts texts together that have one base; nothing while that code is not there. */
  joins(): { join: Join; merge: Join } | undefined;
  refusal(isDoubted?: boolean): Promise<ApiError | null>;
  /** Somebody has come back, and it is not known yet whether they are somebody else. */
  isDoubted(): boolean;
  /** What the next reader has written into words of the one before becomes theirs. */
  give(before: LocalDraft, mixed: LocalDraft): Promise<void>;
  /** Runs what only one tab at a time may do with this draft, where the browser lets tabs wait for each other. */
  alone<Result>(run: () => Promise<Result>): Promise<Result>;
  /** For guests, who have no drafts on the server. */
  localOnly: boolean;
  log(words: string, error: unknown): void;
  /** For other tabs, and for the marker. */
  onStored(draft: LocalDraft): void;
  onEnded(reason: 'posted' | 'discarded', draftID: number | null, sent?: SentContent): Promise<void>;
}

/** How a draft ends where it is known why. */
export interface Dropped {
  keeps?: boolean;
  /** The views do not know why yet. */
  isNews?: boolean;
  sent?: DraftContent;
}
