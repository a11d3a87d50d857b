import { isRecord } from '../../contract/foreign';
import { addedWords } from './addedWords';
import { createDraftChannel } from './createDraftChannel';
import type { LocalDrafts } from './createLocalDrafts';
import { afterBoth, blankRecord } from './draftBook';
import { draftKey } from './draftKey';
import { joinBodies, type Body } from './joinBodies';
import type { LocalDraft } from './localDraft';

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
  if (mixed.target.recordID !== undefined && !base)
    throw new Error('What the change began with is not known.');
  const body = addedWords(textOf(before), textOf(mixed));
  const meta: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(mixed.meta)) {
    const old = before.meta[name] ?? '';
    // Of a title what is new in it; a choice is whole.
    if (value !== old)
      meta[name] = [old, value].every(isText) ? addedWords(String(old), String(value)) : value;
  }
  if (body === '' && Object.keys(meta).length === 0) return;
  // A number is that of the one before.
  const target = { ...mixed.target, draftID: undefined };
  const key = draftKey(target);
  const theirs = (await local.list()).find((draft) => draft.key === key);
  const begun = theirs ?? { ...blankRecord(local.owner, key, target), ...base, isEarly: true };
  const draft = {
    ...begun,
    ...joinBodies(begun, { body, format: 'text' }),
    ...{
      meta: { ...begun.meta, ...meta },
      lastSaved: afterBoth({ ...mixed, lastSaved: new Date().toISOString() }, begun),
    },
  };
  if (!(await local.write(draft))) throw new Error('Nothing takes the words.');
  local.close();
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

const isText = (value: unknown) => typeof value === 'string';

/** What somebody reads of it, each paragraph on a line. */
const textOf = ({ body, format }: Body): string =>
  format === 'rich2' ? lettersOf({ children: JSON.parse(body) as unknown }) : body.replace(/<[^>]*>/g, ' ');

function lettersOf(node: unknown): string {
  if (!isRecord(node)) return '';
  const { text, type, name, children } = node;
  if (typeof text === 'string') return text;
  if (type === '@') return `@${String(name)}`;
  const letters = Array.isArray(children) ? children.map(lettersOf).join('') : '';
  return type === 'a' ? letters : `${letters}\n`;
}
