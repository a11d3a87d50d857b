import type { DraftAttributes, Draft } from '../../drafts';
import { fieldValues, readFormTypes, textsOf, type FormType } from '../../../../src/resources/postFields';
import { tagsOf } from '../../data/drafts/draftTags';
import { ownPostDrafts } from '../../data/drafts/ownPostDrafts';
import type { Forum } from '../../forum';
import { notFound } from '../../httpError';
import { renderPost } from '../../posts/renderPost';
import { withoutDirections } from '../../posts/withDirections';
import type { Viewer } from '../../viewer';
import { localPath, readID } from './paths';

/** Types of forums' posts that are begun as a discussion here. */
const asDiscussion = ['idea', 'poll'];

/** What a post's form is about: a new post in a category, or one that exists; and the draft that it goes on from. */
export interface PostPlace {
  postType: string;
  recordID?: number;
  /** Where a new post's draft belongs; -1 before a category was chosen. */
  parentID: number;
  draft: Draft | null;
  /** Where Cancel leads. */
  leave: string;
  heading: 'New post' | 'New question' | 'Edit post';
  /** The post that the draft would have changed is there no more: it can only become a new one. */
  isGone?: boolean;
}

/** The fields as the form shows and sends them. Tags are names, parted by commas. */
export interface PostValues {
  name: string;
  body: string;
  format: string;
  categoryID: string;
  tags: string;
  pinLocation: string;
  postTypeID: string;
  /** By field, as its control sends it. */
  postMeta: Record<string, string>;
}

/** Posts of the path's type; 404 for others. */
export function readPostType(forum: Forum, viewer: Viewer, segment: string): string {
  const known = asDiscussion.includes(segment) ? 'discussion' : segment;
  const found = forum.postTypes.list(viewer).find(({ postTypeID }) => postTypeID === known);
  if (!found) throw notFound('Page');
  return found.postTypeID;
}

/**
 * The newest draft of a place, or the one that was asked for.
 *
 * @param printed the draft that a form was printed with, null for none: what was begun elsewhere since was never in that
 * form, and must not go with it.
 */
export async function findDraft(
  forum: Forum,
  viewer: Viewer,
  place: { recordID?: number; parentID: number; draftID?: number },
  printed?: number | null,
): Promise<Draft | null> {
  if (place.draftID !== undefined)
    return withTagNames(forum, viewer, await forum.drafts.get(viewer, place.draftID));
  const { recordID, parentID: parentRecordID } = place;
  const ofPlace = await ownPostDrafts(forum.drafts, viewer, { recordID, parentRecordID });
  const found = ofPlace.find(({ draftID }) => printed === undefined || draftID === printed);
  return found ? withTagNames(forum, viewer, found) : null;
}

/** Other clients keep tags by number; the form has names, and what it does not show would go with the draft. */
async function withTagNames(forum: Forum, viewer: Viewer, draft: Draft): Promise<Draft> {
  const { tagIDs = [], newTagNames = [] } = tagsOf(draft.attributes.draftMeta ?? {});
  const tagID = tagIDs.filter(Number.isSafeInteger);
  if (tagID.length === 0) return draft;
  const known = await forum.tags.list({ tagID, limit: tagID.length }, viewer);
  const names = new Set([...known.map(({ name }) => name), ...newTagNames]);
  return {
    ...draft,
    attributes: {
      ...draft.attributes,
      draftMeta: { ...draft.attributes.draftMeta, tagIDs: undefined, newTagNames: [...names] },
    },
  };
}

const emptyValues: PostValues = {
  name: '',
  body: '',
  format: 'text',
  categoryID: '',
  tags: '',
  pinLocation: 'none',
  postTypeID: '',
  postMeta: {},
};

/** What the fields begin with: the post's own text, or what its draft has made of it. */
export async function valuesOf(
  forum: Forum,
  viewer: Viewer,
  { recordID, parentID, postType, draft }: PostPlace,
): Promise<PostValues> {
  const values = { ...emptyValues, categoryID: parentID > 0 ? String(parentID) : '' };
  values.postTypeID = postType;
  if (recordID !== undefined) {
    const post = await forum.discussions.edit(viewer, recordID);
    const { tags, pinLocation } = await forum.discussions.get(viewer, recordID, { expand: ['-body'] });
    Object.assign(values, {
      ...{ name: post.name, body: post.body, format: post.format, categoryID: String(post.categoryID) },
      tags: tags.map(({ name }) => name).join(', '),
      pinLocation: pinLocation ?? 'none',
      ...{ postTypeID: post.postTypeID, postMeta: textsOf(post.postMeta) },
    });
  }
  if (!draft) return values;
  const drafted = draftValues(draft.attributes);
  // An existing post stays of its type.
  const own = recordID === undefined ? {} : { postTypeID: values.postTypeID };
  return { ...values, ...drafted, postMeta: { ...values.postMeta, ...drafted.postMeta }, ...own };
}

/** The category of a draft's post; null before it was chosen. */
export function categoryOf({ attributes, parentRecordType, parentRecordID }: Draft): number | null {
  const chosen = attributes.draftMeta?.categoryID;
  if (typeof chosen === 'number' && chosen > 0) return chosen;
  const isBegunIn = parentRecordType === 'category' && parentRecordID !== null && parentRecordID > 0;
  return isBegunIn ? parentRecordID : null;
}

function draftValues({ body, format, draftMeta: meta = {} }: DraftAttributes): Partial<PostValues> {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const values: Partial<PostValues> = {
    name: text(meta.name),
    body,
    format: format.toLowerCase(),
    categoryID:
      typeof meta.categoryID === 'number' && meta.categoryID > 0 ? String(meta.categoryID) : undefined,
    tags: Array.isArray(meta.newTagNames) ? meta.newTagNames.map(String).join(', ') : undefined,
    pinLocation: text(meta.pinLocation),
    postTypeID: text(meta.postTypeID),
    postMeta: textsOf(meta.postMeta),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The text area's value: the editor's own format as HTML, which can be edited by hand. */
export function shownBody({ body, format }: PostValues): Pick<PostValues, 'body' | 'format'> {
  if (format !== 'rich2') return { body, format };
  try {
    return { body: withoutDirections(renderPost({ body, format }).bodyHtml), format: 'html' };
  } catch {
    // Nothing has been written in it yet.
    return { body: '', format: 'text' };
  }
}

interface CategoryChoice {
  value: string;
  label: string;
}

/** Categories that the viewer may post in, for the list of the form. */
export async function postableCategories(forum: Forum, viewer: Viewer): Promise<CategoryChoice[]> {
  const all = await forum.categories.list(viewer);
  return all
    .filter(
      ({ displayAs, categoryID }) =>
        displayAs === 'discussions' && viewer.can('discussions.add', { categoryID }),
    )
    .map(({ categoryID, name }) => ({ value: String(categoryID), label: name }));
}

/** The form's list with what is chosen already, in another section or closed since: sending the form must not change that. */
export async function withChosen(
  forum: Forum,
  viewer: Viewer,
  categories: CategoryChoice[],
  chosen: readonly PostValues[],
): Promise<CategoryChoice[]> {
  const isListed = (id: string) => categories.some(({ value }) => value === id);
  const missing = new Set(
    chosen.map(({ categoryID }) => categoryID).filter((id) => readID(id) && !isListed(id)),
  );
  const found = await Promise.all(
    [...missing].map(async (value) => {
      const category = await forum.categories.get(viewer, value).catch(() => null);
      return category ? [{ value, label: category.name }] : [];
    }),
  );
  return [...categories, ...found.flat()];
}

/** The category of a new post's path, by number or by its code. */
export async function readCategory(
  forum: Forum,
  viewer: Viewer,
  segment: string | undefined,
): Promise<{ parentID: number; leave: string }> {
  if (segment === undefined) return { parentID: -1, leave: '/discussions' };
  const { categoryID, url } = await forum.categories.get(
    viewer,
    /^\d{1,9}$/.test(segment) ? segment : `$urlcode:${segment}`,
  );
  return { parentID: categoryID, leave: localPath(url) };
}

/** Types that a form offers, with their fields; of a post that exists its own alone. */
export function formTypes(
  forum: Forum,
  viewer: Viewer,
  { recordID }: PostPlace,
  { postTypeID }: PostValues,
): FormType[] {
  const all = forum.postTypes.list(viewer);
  const known = all.find((type) => type.postTypeID === postTypeID) ?? forum.postTypes.get(postTypeID);
  return readFormTypes(recordID === undefined ? all : known ? [known] : []);
}

/** The type that was asked for. Whether its category takes it is checked when it is posted: a form drops no type by itself. */
export const chosenType = (types: readonly FormType[], { postTypeID }: PostValues): FormType | undefined =>
  types.find((type) => type.postTypeID === postTypeID);

/** What stands in the fields of that type, as the API takes it. */
export const sentMeta = (types: readonly FormType[], values: PostValues): Record<string, unknown> =>
  fieldValues(chosenType(types, values)?.postFields ?? [], values.postMeta);
