import { isBlank } from './checkDraft';
import { createDraftChannel } from './createDraftChannel';
import type { LocalDrafts } from './createLocalDrafts';
import { afterBoth, beginsPost, blankRecord, isPending } from './draftBook';
import { draftKey } from './draftKey';
import { joinBodies, type Body } from './joinBodies';
import type { LocalDraft } from './localDraft';
import { partWords, type Parted } from './partWords';
import { setMarker } from './setMarker';

/**
 * Somebody has come back to a form with another's words in it, and written there before it was known that they are somebody
 * else: what is new is theirs, and goes to their draft. Rejects where it cannot be told apart or kept.
 * @param local their drafts
 * @param before the draft of the one before as it was
 * @param mixed the same with the next reader's words in it
 * @param base what the form of a change began with
 */
export async function giveWords(
  window: Window & typeof globalThis,
  local: LocalDrafts,
  before: LocalDraft,
  mixed: LocalDraft,
  base?: Body,
): Promise<void> {
  const parted = mixed.target.recordID !== undefined && !base ? null : partWords(before, mixed);
  if (!parted) throw new Error('What is new cannot be told apart.');
  const words = { body: parted.body, format: 'text' };
  // A choice alone is nobody's words.
  if (isBlank({ ...words, meta: parted.meta })) return;
  // A number is that of the one before.
  const target = { ...mixed.target, draftID: undefined };
  const key = draftKey(target);
  const withWords = (theirs?: LocalDraft): LocalDraft => {
    // One that is dated goes out by itself.
    const isOpen = theirs && !(beginsPost(target) && isPending(theirs));
    const begun = isOpen ? theirs : { ...blankRecord(local.owner, key, target), ...bodyOf(base) };
    return {
      ...begun,
      ...joinBodies(begun, words),
      meta: joinMeta(begun.meta, parted.meta),
      // A form of theirs that is just reading what was here before puts the two together.
      isEarly: true,
      lastSaved: afterBoth({ ...mixed, lastSaved: new Date().toISOString() }, begun),
    };
  };
  let theirs = (await local.list()).find((draft) => draft.key === key);
  let draft: LocalDraft;
  let isKept;
  // They type on in a form of theirs meanwhile, and no letter of that may be pushed out.
  for (;;) {
    draft = withWords(theirs);
    isKept = await local.write(draft, false, theirs?.lastSaved ?? '');
    if (typeof isKept === 'boolean') break;
    theirs = isKept;
  }
  local.close();
  if (!isKept) throw new Error('Nothing takes the words.');
  setMarker(() => window.localStorage, local.owner, true);
  const nobody = () => undefined;
  // It may be open already.
  const channel = createDraftChannel(window, local.owner, {
    stored: nobody,
    ended: nobody,
    signedOut: nobody,
  });
  channel.stored(draft);
  channel.close();
}

/** Nothing but words can be kept. */
const bodyOf = (base?: Body): Body | undefined => base && { body: base.body, format: base.format };

/** What is new goes behind what is there. */
function joinMeta(begun: LocalDraft['meta'], added: Parted['meta']): LocalDraft['meta'] {
  const meta = { ...begun };
  for (const [name, value] of Object.entries(added)) {
    const old = begun[name];
    meta[name] =
      typeof value === 'string'
        ? [old, value].filter(Boolean).join(' ')
        : [...(Array.isArray(old) ? (old as unknown[]) : []), ...value];
  }
  return meta;
}
