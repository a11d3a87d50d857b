import type { CheckedDiscussion } from '../../src/resources/moderation/checkedDiscussion';
import type { BulkOutcome } from '../../src/resources/moderation/runBulk';
import type { BulkKind } from '../../src/resources/moderation/selectionSlice';

/** Why an action cannot be done; `names` are the discussions that it is about. */
export interface Refusal {
  /** English text. */
  words: string;
  names: string[];
}

/** The three messages in the words of the product, down to its apostrophes. */
const missing = {
  edit: 'You don’t have the edit permission on the following discussions:',
  close: "You don't have the close permission on the following discussions:",
  delete: 'You don’t have the delete permission on the following discussions:',
};

const needed = { move: 'edit', merge: 'delete', close: 'close', delete: 'delete' } as const;

const namesOf = (discussions: readonly CheckedDiscussion[]) => discussions.map(({ name }) => name);

/** What keeps the reader from an action, or null. `may` asks for a permission in a category. */
export function refusalOf(
  kind: BulkKind,
  discussions: readonly CheckedDiscussion[],
  may: (permission: string, categoryID: number) => boolean,
): Refusal | null {
  if (kind === 'merge' && discussions.length < 2)
    return { words: 'You must select at least 2 discussions to merge.', names: [] };
  if (kind === 'close' && discussions.every(({ closed }) => closed))
    return { words: 'Selected discussions are already closed.', names: [] };
  const lacking = (permission: string) =>
    discussions.filter(({ categoryID }) => !may(`discussions.${permission}`, categoryID));
  const refused = lacking(needed[kind]);
  if (refused.length > 0) return { words: missing[needed[kind]], names: namesOf(refused) };
  // One that may be edited is enough to merge the others into.
  if (kind === 'merge' && lacking('edit').length === discussions.length)
    return { words: missing.edit, names: namesOf(discussions) };
  return null;
}

/** The same message when the server refuses what the page thought was allowed; or whom it does not find. */
export function refusalOfServer({ action, asked, stopped }: BulkOutcome): Refusal | null {
  if (!stopped) return null;
  const { code, message, permissions = [], recordIDs = [] } = stopped.error;
  const names = namesOf(asked.filter(({ discussionID }) => recordIDs.includes(discussionID)));
  if (names.length === 0) return null;
  if (code === 'notFound') return { words: message, names };
  const wantsEdit = permissions.some((name) => /\.edit$/i.test(name));
  return { words: missing[wantsEdit ? 'edit' : needed[action.kind]], names };
}
