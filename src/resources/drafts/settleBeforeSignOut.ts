import { checkDraft } from './checkDraft';
import type { Draft } from './createDraft';
import type { LocalDrafts } from './createLocalDrafts';
import type { DraftServer } from './createDraftServer';
import type { LocalDraft } from './localDraft';
import { setMarker } from './setMarker';

export interface SettleDeps {
  /** Those that views have open, by key. */
  open: ReadonlyMap<string, { draft: Draft }>;
  local: LocalDrafts;
  server: DraftServer;
  storage: () => Storage;
  list(): Promise<LocalDraft[]>;
  /** Somebody else reads by now. */
  isLeft(): boolean;
  /** Nothing of the user may stay in any page. */
  end(): void;
}

/**
 * What becomes of a user's drafts before they sign out: the server gets all of them, and this machine keeps only what it
 * would not take.
 */
export async function settleBeforeSignOut(deps: SettleDeps): Promise<void> {
  const { open, local, server, storage, list, isLeft, end } = deps;
  // These words would be sent as theirs.
  if (isLeft()) return;
  // A call that is under way brings the draft's number: without it another draft would be made.
  await Promise.all([...open.values()].map(({ draft }) => draft.flush()));
  if (isLeft()) return;
  const unsent = (await list()).filter(
    (draft) => open.get(draft.key)?.draft.isUnsent() ?? draft.lastSaved !== draft.onServer,
  );
  const refused = await Promise.all(
    unsent.map(async (draft) => {
      const isRefused = open.has(draft.key) || checkDraft(draft.target.recordType, draft);
      return isRefused || (await server.save(draft)).error ? [draft.key] : [];
    }),
  );
  // Words that the server would not take are nowhere else: they wait here, and only their author is shown them.
  const kept = new Set(refused.flat());
  end();
  for (const { key } of await local.list()) if (!kept.has(key)) await local.remove(key);
  // With what this page has kept early, and what only another version of this code can read.
  if (kept.size === 0)
    await local.change((drafts) => void drafts.delete(IDBKeyRange.bound([local.owner], [local.owner, []])));
  setMarker(storage, local.owner, kept.size > 0);
}
