import type { DraftInput } from '../../drafts';
import type { Forum } from '../../forum';
import { invalid } from '../../httpError';
import type { Viewer } from '../../viewer';
import { localPath, readID } from './paths';
import { formTypes, sentMeta, type PostPlace, type PostValues } from './postForm';

const pinOf = ({ pinLocation }: PostValues): 'category' | 'recent' | null =>
  pinLocation === 'category' || pinLocation === 'recent' ? pinLocation : null;
const tagsIn = ({ tags }: PostValues) =>
  tags
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Posts what a plain form has sent, and answers the post's path. Its draft goes. */
export async function savePost(
  forum: Forum,
  viewer: Viewer,
  place: PostPlace,
  values: PostValues,
): Promise<string> {
  const { recordID, draft } = place;
  const { name, body, format, postTypeID } = values;
  const pinLocation = pinOf(values);
  const categoryID = readID(values.categoryID);
  const announces = recordID === undefined ? pinLocation !== null : viewer.can('discussions.announce');
  const post = {
    ...{ name, body, format, newTagNames: tagsIn(values) },
    ...(announces ? { pinned: pinLocation !== null, pinLocation } : {}),
  };
  if (categoryID === undefined)
    throw invalid({ field: 'categoryID', code: 'missingField', message: 'Please choose a category.' });
  const postMeta = sentMeta(formTypes(forum, viewer, place, values), values);
  const made =
    recordID === undefined
      ? await forum.discussions.create(viewer, { ...post, categoryID, postTypeID, postMeta })
      : await forum.discussions.update(viewer, recordID, { ...post, categoryID, postMeta });
  await forum.drafts.posted(viewer, draft?.draftID);
  return localPath(made.url);
}

/**
 * Keeps what a plain form has sent as a draft; with a date, in UTC and without its zone, it is scheduled. One that has a date
 * keeps it.
 */
export async function saveDraft(
  forum: Forum,
  viewer: Viewer,
  place: PostPlace,
  values: PostValues,
  date?: string,
): Promise<void> {
  const { recordID, parentID, draft } = place;
  const { name, body, format, pinLocation, postTypeID } = values;
  const postMeta = sentMeta(formTypes(forum, viewer, place, values), values);
  const kept = await unshown(forum, viewer, draft);
  const draftMeta = {
    // What it has beside what the form can show.
    ...draft?.attributes.draftMeta,
    ...{ name, newTagNames: tagsIn(values), categoryID: readID(values.categoryID) ?? kept },
    ...{
      postTypeID,
      postMeta: { ...values.postMeta, ...postMeta },
      pinLocation,
      pinned: pinOf(values) !== null,
    },
  };
  const ownDate = draft?.draftStatus === 'scheduled' ? draft.dateScheduled : undefined;
  const dateScheduled = date === undefined ? ownDate : date === '' ? null : `${date}Z`;
  const input: DraftInput = {
    recordType: 'discussion',
    recordID,
    ...(recordID === undefined && { parentRecordType: 'category', parentRecordID: parentID }),
    attributes: { body, format, draftType: 'discussion', lastSaved: new Date().toISOString(), draftMeta },
    ...(dateScheduled !== undefined && { draftStatus: 'scheduled', dateScheduled }),
  };
  if (draft) await forum.drafts.update(viewer, draft.draftID, input);
  else await forum.drafts.create(viewer, input);
}

/** The category of a draft whose form had no choice of it, since the writer may not see it any more: nothing sent can mean to drop it. */
async function unshown(forum: Forum, viewer: Viewer, draft: PostPlace['draft']): Promise<number | undefined> {
  const categoryID = draft?.attributes.draftMeta?.categoryID;
  if (typeof categoryID !== 'number' || categoryID <= 0) return undefined;
  const isShown = await forum.categories.get(viewer, String(categoryID)).then(
    () => true,
    () => false,
  );
  return isShown ? undefined : categoryID;
}
