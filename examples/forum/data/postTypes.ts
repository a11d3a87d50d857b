import type { Database, DiscussionRow } from '../database/tables';
import type { PostTypes } from '../forum';
import { invalid } from '../httpError';
import type { Viewer } from '../viewer';
import type { PostField, PostType } from '../wire';
import type { Context } from './context';

type KnownType = Required<PostType>;
/** Types that need no other. */
export type BaseType = 'discussion' | 'question';

/** Every type in use with its fields, in their order. */
export async function readPostTypes(db: Database): Promise<KnownType[]> {
  const types = await db
    .selectFrom('postType')
    .selectAll()
    .where('isActive', '=', true)
    .orderBy('sort')
    .execute();
  const fields = await db
    .selectFrom('postField')
    .innerJoin('postTypeField', 'postTypeField.postFieldID', 'postField.postFieldID')
    .selectAll('postField')
    .select('postTypeID')
    .where('isActive', '=', true)
    .orderBy('sort')
    .execute();
  return types.map(({ sort: _, roleIDs, categoryIDs, ...type }) => ({
    ...type,
    roleIDs: JSON.parse(roleIDs) as number[],
    categoryIDs: JSON.parse(categoryIDs) as number[],
    postFields: fields
      .filter(({ postTypeID }) => postTypeID === type.postTypeID)
      .map(({ postTypeID: _type, isActive: _active, dropdownOptions, ...field }) => ({
        ...field,
        dropdownOptions: JSON.parse(dropdownOptions) as PostField['dropdownOptions'],
      })),
  }));
}

export const baseOf = ({ postTypeID, parentPostTypeID }: PostType): BaseType =>
  parentPostTypeID ?? (postTypeID as BaseType);

/** Types that a viewer may begin a post of, with the fields that they may fill in. */
export const postTypesFor = ({ catalogue }: Pick<Context, 'catalogue'>, viewer: Viewer): KnownType[] =>
  catalogue.postTypes
    .filter(
      ({ roleIDs }) =>
        roleIDs.length === 0 || viewer.isAdmin || roleIDs.some((roleID) => viewer.roleIDs.includes(roleID)),
    )
    .map((type) => ({ ...type, postFields: fieldsFor(viewer, type.postFields, viewer.userID) }));

/** Fields that a viewer may see on a post of that author: private ones are the author's and the forum's own. */
export const fieldsFor = (viewer: Viewer, fields: readonly PostField[], authorID: number): PostField[] =>
  fields.filter(({ visibility }) => {
    if (visibility === 'internal') return viewer.can('staff.allow');
    return visibility === 'public' || viewer.userID === authorID || viewer.can('personalInfo.view');
  });

/** Of a post that exists, whoever may begin such posts by now. */
export const fieldsOf = (
  { catalogue }: Pick<Context, 'catalogue'>,
  viewer: Viewer,
  { type, postTypeID, insertUserID }: Pick<DiscussionRow, 'type' | 'postTypeID' | 'insertUserID'>,
): PostField[] => {
  const own = catalogue.postTypes.find((each) => each.postTypeID === (postTypeID ?? type));
  return fieldsFor(viewer, own?.postFields ?? [], insertUserID);
};

export const wrongCategory = 'Posts of this type do not belong in this category.';

export const isForCategory = ({ categoryIDs }: PostType, categoryID: number): boolean =>
  categoryIDs.length === 0 || categoryIDs.includes(categoryID);

/** The type that a post is to have: one of the forum's own by `postTypeID`, or `discussion` or `question`. Throws 400. */
export function postTypeOf(
  context: Pick<Context, 'catalogue'>,
  viewer: Viewer,
  { type, postTypeID, categoryID }: { type?: string; postTypeID?: string; categoryID: number },
): KnownType {
  const known = postTypesFor(context, viewer);
  const field = postTypeID === undefined ? 'type' : 'postTypeID';
  const offered =
    postTypeID === undefined ? known.filter(({ parentPostTypeID }) => !parentPostTypeID) : known;
  const found = offered.find((each) => each.postTypeID === (postTypeID ?? type ?? 'discussion'));
  if (!found) {
    const names = offered.map((each) => each.postTypeID).join(', ');
    throw invalid({ field, message: `${field} must be one of ${names}.` });
  }
  if (!isForCategory(found, categoryID)) throw invalid({ field, message: wrongCategory });
  return found;
}

export const createPostTypes = (context: Context): PostTypes => ({
  list: (viewer) => postTypesFor(context, viewer),
  get: (postTypeID) => context.catalogue.postTypes.find((each) => each.postTypeID === postTypeID),
  shown: (viewer, { postTypeID, insertUserID, postMeta = {} }) =>
    fieldsOf(context, viewer, { type: 'discussion', postTypeID, insertUserID }).flatMap((field) =>
      Object.hasOwn(postMeta, field.postFieldID) ? [{ ...field, value: postMeta[field.postFieldID] }] : [],
    ),
});
