import { isAllowed, type FormType } from '../../src/resources/postFields';
import type { CreatePostProps, PostValues } from './props';

export type TypeProps = Pick<CreatePostProps, 'postType' | 'postTypes'>;

/** The type that was chosen. Where its category does not take it the form says so, and drops nothing by itself. */
export const typeOf = (
  { postType, postTypes }: TypeProps,
  { postTypeID }: Pick<PostValues, 'postTypeID'>,
): FormType =>
  postTypes.find((type) => type.postTypeID === (postTypeID || postType)) ??
  postTypes.find((type) => type.postTypeID === postType) ?? {
    ...{ postTypeID: postType, parentPostTypeID: null, name: '', categoryIDs: [], postFields: [] },
    ...{ postButtonLabel: undefined, postHelperText: undefined },
  };

export const wrongCategory = 'Posts of this type do not belong in this category.';

/** Whether a new post has a category that does not take its type. */
export const isMisplaced = (
  props: TypeProps & Pick<CreatePostProps, 'recordID'>,
  values: Pick<PostValues, 'postTypeID' | 'categoryID'>,
): boolean =>
  props.recordID === undefined && !isAllowed(typeOf(props, values), Number(values.categoryID) || 0);
