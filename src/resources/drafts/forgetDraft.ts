import type { LocalDrafts } from './createLocalDrafts';

/**
 * Takes a draft off this machine. A page that knows the same one by another name may have left a copy under that. `known`: the
 * `lastSaved` of the last words that are to go; later ones stay.
 */
export async function forgetDraft(
  local: LocalDrafts,
  key: string,
  draftID: number | null,
  known?: string,
): Promise<void> {
  await local.remove(key, false, known);
  const copies = draftID === null ? [] : await local.list();
  for (const copy of copies) if (copy.draftID === draftID && copy.key !== key) await local.remove(copy.key);
}
