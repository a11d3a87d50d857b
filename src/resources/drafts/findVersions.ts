import { isBlank, isSameText, linesOf } from './checkDraft';
import type { DraftRow, DraftVersion, ServerDraft } from './draft';

/** Milliseconds after which a copy is deleted: 30 days. */
const longest = 30 * 24 * 3_600_000;

interface Copies {
  /** What the view shows. */
  shown: DraftRow;
  rows: readonly DraftRow[];
  drafts: readonly ServerDraft[];
}

/** Whether the server's draft is what a copy was made from or saved as. */
export const isKnown = ({ lastSaved }: ServerDraft, { onServer, sent }: DraftRow): boolean =>
  lastSaved === onServer || lastSaved === sent;

/** Whether another copy goes on from this one, as it is. */
export const isReplaced = ({ session, lastSaved }: DraftRow, rows: readonly DraftRow[]) =>
  rows.some(({ from }) => from?.session === session && from.lastSaved >= lastSaved);

/** The server has the text of this copy, or text that was made from it. */
const isHeld = (row: DraftRow, drafts: readonly ServerDraft[]) =>
  drafts.some(
    (draft) =>
      isSameText(draft, row) ||
      (draft.draftID === row.draftID && row.onServer === row.lastSaved && draft.lastSaved >= row.lastSaved),
  );

/** Copies that are nothing but an earlier state of another one, or too old. */
export const findOutdated = ({ rows, drafts, shown }: Copies): DraftRow[] =>
  rows.filter(
    (row) =>
      row.session !== shown.session &&
      (isReplaced(row, [...rows, shown]) ||
        isHeld(row, drafts) ||
        Date.now() - Date.parse(row.lastSaved) > longest),
  );

/** Copies with text that neither the shown one nor, among this device's, the server has; newest first, equal ones as one. */
export function findVersions({ shown, rows, drafts }: Copies): DraftVersion[] {
  const outdated = findOutdated({ shown, rows, drafts });
  const here = rows
    .filter((row) => row.session !== shown.session && !outdated.includes(row))
    .map((row): DraftVersion => ({ ...contentOf(row), rows: [row], server: null }));
  const there = drafts
    // The draft that the shown copy is saved as holds what it had before.
    .filter((draft) => draft.draftID !== shown.draftID && !isKnown(draft, shown))
    .map((server): DraftVersion => ({ ...contentOf(server), rows: [], server }));
  return [...here, ...there]
    .sort((one, two) => (one.lastSaved < two.lastSaved ? 1 : -1))
    .reduce<DraftVersion[]>((versions, next) => {
      if (isBlank(next) || isSameText(next, shown)) return versions;
      const same = versions.find((each) => isSameText(each, next));
      if (!same) return [...versions, next];
      same.rows.push(...next.rows);
      same.server ??= next.server;
      return versions;
    }, []);
}

const contentOf = ({ body, format, meta, lastSaved }: DraftRow | ServerDraft) => ({
  ...{ body, format, meta, lastSaved },
  lines: [...(typeof meta.name === 'string' ? [meta.name] : []), ...linesOf({ body, format })],
});
