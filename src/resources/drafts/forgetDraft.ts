import type { LocalDrafts } from './createLocalDrafts';

/** Takes a draft off this machine. A page that knows the same one by another name may have left a copy under that. */
export async function forgetDraft(local: LocalDrafts, key: string, draftID: number | null): Promise<void> {
  await local.remove(key);
  const copies = draftID === null ? [] : await local.list();
  for (const copy of copies) if (copy.draftID === draftID) await local.remove(copy.key);
}
