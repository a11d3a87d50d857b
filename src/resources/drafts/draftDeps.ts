import type { ApiError } from '../../contract/apiError';
import type { DraftStore } from './createDraftStore';
import type { DraftContent, DraftRow, DraftTarget } from './draft';
import type { DraftRules } from './draftRules';
import type { DraftServer } from './draftServer';

/** What one open draft needs of what is around it. */
export interface DraftDeps {
  owner: string;
  key: string;
  /** The editing session, which alone writes this copy. */
  session: string;
  target: DraftTarget;
  rules: DraftRules;
  store: DraftStore;
  /** This user's copies on this device. */
  rows(): Promise<DraftRow[]>;
  server: DraftServer;
  locks: LockManager | undefined;
  /** Whether the user is still the owner, as far as is known without asking. */
  isSure(): boolean;
  /** Whether a draft begun now is the owner's: they are the current user, or began it in the server's own field. */
  isOwn(): boolean;
  /** Whether the text that a view has taken over from the server's own field is another user's; asked once. */
  isOthers(): boolean;
  /** Why nothing may be sent or shown: another user may be signed in. Null when it may. */
  refusal(isDoubted?: boolean): Promise<ApiError | null>;
  /** Guests have no drafts on the server. */
  localOnly: boolean;
  log(message: string, error: unknown): void;
  /** For other tabs. */
  onStored(row: DraftRow): void;
  onEnded(reason: 'posted' | 'discarded', draftID: number | null, sent?: DraftContent): Promise<void>;
}
