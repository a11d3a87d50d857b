import type { Updateable } from 'kysely';
import type { DiscussionRow, DiscussionTable } from '../database/tables';
import type { DiscussionPatch } from '../forum';
import { checkBoth, invalid } from '../httpError';
import { isBlank } from '../posts/isBlank';
import { renderPost } from '../posts/renderPost';
import type { Viewer } from '../viewer';
import { demand } from './demand';
import { demandEdit } from './editRules';

/** One of these permissions suffices; `discussions.moderate` includes the first of each. */
export const mayAnnounce = ['discussions.announce', 'community.manage'];
export const maySink = ['discussions.sink', 'community.manage'];

/** Nothing at all is what an editor may send, too. */
function isEdit(patch: DiscussionPatch): boolean {
  const { name, body, format, categoryID, tagIDs, newTagNames, postMeta } = patch;
  const text = [name, body, format, categoryID, tagIDs, newTagNames, postMeta];
  const isGiven = (value: unknown) => value !== undefined;
  return text.some(isGiven) || !Object.values(patch).some(isGiven);
}

/** Each field of a patch has a permission of its own: closing is no editing. Throws 403 for the first that fails. */
export function demandPatch(viewer: Viewer, row: DiscussionRow, patch: DiscussionPatch, now: Date): void {
  const scope = { categoryID: row.categoryID };
  if (isEdit(patch)) demandEdit(viewer, row, 'discussions.edit', now);
  if (patch.closed !== undefined) {
    // Who may close their own may not open again what a moderator has closed.
    const own =
      patch.closed && row.insertUserID === viewer.userID && viewer.can('discussions.closeOwn', scope);
    if (!own) demand(viewer, 'discussions.close', scope);
  }
  if (patch.pinned !== undefined || patch.pinLocation !== undefined) demand(viewer, mayAnnounce, scope);
  if (patch.sink !== undefined) demand(viewer, maySink, scope);
  if (patch.resolved !== undefined) demand(viewer, 'staff.allow', scope);
  if (patch.insertUserID !== undefined) demand(viewer, ['site.manage', 'community.manage'], scope);
}

/** One patch for each permission. */
const kinds: DiscussionPatch[] = [
  {},
  { closed: true },
  { pinned: true },
  { sink: true },
  { resolved: true },
  { insertUserID: 1 },
];

/** Throws 403 unless the viewer may change some field of a discussion. */
export function demandSomePatch(viewer: Viewer, row: DiscussionRow, now: Date): void {
  const refusals: unknown[] = [];
  for (const patch of kinds)
    try {
      return demandPatch(viewer, row, patch, now);
    } catch (error) {
      refusals.push(error);
    }
  throw refusals[0];
}

export function patchValues(
  viewer: Viewer,
  row: DiscussionRow,
  patch: DiscussionPatch,
  now: Date,
): Updateable<DiscussionTable> {
  const values: Updateable<DiscussionTable> = {
    closed: patch.closed,
    sink: patch.sink,
    resolved: patch.resolved,
    insertUserID: patch.insertUserID,
    categoryID: patch.categoryID,
    // A reader is told of what was written differently, not of what moderators did with it.
    ...(isEdit(patch) && { dateUpdated: now, updateUserID: viewer.userID }),
  };
  const hasText = patch.body !== undefined || patch.format !== undefined;
  const [name, text] = checkBoth(
    () => {
      if (patch.name !== undefined && isBlank(patch.name))
        throw invalid({ field: 'name', code: 'missingField', message: 'name is required.' });
      return patch.name?.trim();
    },
    () => hasText && renderPost({ body: patch.body ?? row.body, format: patch.format ?? row.format }),
  );
  Object.assign(values, name !== undefined && { name }, text);
  if (patch.pinned !== undefined || patch.pinLocation !== undefined) {
    const pinned = patch.pinned ?? patch.pinLocation !== null;
    values.pinLocation = pinned ? (patch.pinLocation ?? row.pinLocation ?? 'category') : null;
  }
  return values;
}
