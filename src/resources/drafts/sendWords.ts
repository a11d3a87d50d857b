import type { DraftTarget } from './draft';
import type { Drafts } from './DraftsContext';
import { openDraft } from './openDraft';

/** Sends what only this machine has of a draft. Answers what the server knows it by; null while it does not have it all. */
export async function sendWords(drafts: Drafts, target: DraftTarget): Promise<number | null> {
  const draft = openDraft(drafts, target);
  const { draftID, saved } = await draft.flush();
  draft.close();
  return saved === 'local' || saved === 'memory' ? null : draftID;
}
