import type { ApiError } from '../../contract/apiError';
import type { Draft } from './createDraft';
import type { DraftChannel } from './createDraftChannel';
import type { DraftServer } from './createDraftServer';
import type { LocalDrafts } from './createLocalDrafts';
import { forgetDraft } from './forgetDraft';

interface Deps {
  local: LocalDrafts;
  server: DraftServer;
  channel: DraftChannel;
  refusal(): Promise<ApiError | null>;
  /** Those that are open in this page. */
  named(key: string, draftID: number): Draft[];
  changed(): Promise<void>;
  log(words: string, error: unknown): void;
}

/** Deletes a draft out of a list, on the server and here. Resolves with why it could not be deleted, or null. */
export async function discardSaved(deps: Deps, draftID: number): Promise<ApiError | null> {
  const { local, server, channel, refusal, named, changed, log } = deps;
  const error = (await refusal()) ?? (await server.remove(draftID));
  const key = (await local.list()).find((draft) => draft.draftID === draftID)?.key ?? '';
  if (error) {
    if (key) log('Error deleting draft', error);
    return error;
  }
  // A draft with a date is not shown by the form that began it, and still goes.
  for (const draft of named(key, draftID)) draft.end('discarded');
  await forgetDraft(local, key, draftID).catch((failure: unknown) => log('Error deleting draft', failure));
  // Other tabs may have it open.
  channel.ended(key, 'discarded', draftID);
  await changed();
  return null;
}
