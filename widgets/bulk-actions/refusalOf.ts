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

/**
 * The same messages when the server refuses what the page thought was allowed, for the call as a whole or for single
 * discussions; or whom it does not find.
 */
export function refusalsOfServer({ action, asked, failed, stopped }: BulkOutcome): Refusal[] {
  const refusals = new Map<string, Refusal>();
  const add = (words: string, discussion: CheckedDiscussion) => {
    const refusal = refusals.get(words) ?? { words, names: [] };
    refusals.set(words, refusal);
    refusal.names.push(discussion.name);
  };
  const lacking = (permissions: readonly string[]) =>
    missing[permissions.some((name) => /\.edit$/i.test(name)) ? 'edit' : needed[action.kind]];
  if (stopped) {
    const { code, message, permissions = [], recordIDs = [] } = stopped.error;
    for (const discussion of asked)
      if (recordIDs.includes(discussion.discussionID))
        add(code === 'notFound' ? message : lacking(permissions), discussion);
  }
  for (const { discussion, permissions } of failed)
    if (permissions.length > 0) add(lacking(permissions), discussion);
  return [...refusals.values()];
}
