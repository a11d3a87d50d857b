import type { DraftTarget } from '../../src/resources/drafts/draft';
import type { Drafts } from '../../src/resources/drafts/DraftsContext';
import { openDraft } from '../../src/resources/drafts/openDraft';

/**
 * Leads to the words of a draft that has no form any more, on a page that shows them whole. What only this machine has is
 * sent first; while that fails, nobody is led away from it.
 */
export async function showWords(
  drafts: Drafts,
  target: DraftTarget,
  leaveFor: (address: string) => unknown,
): Promise<void> {
  const draft = openDraft(drafts, target);
  const { draftID, saved } = await draft.flush();
  draft.close();
  if (draftID !== null && saved !== 'local' && saved !== 'memory') leaveFor(`/drafts/${draftID}`);
}
