import { typeIn, type FormType } from '../../src/resources/postFields';
import type { CreatePostProps, PostValues } from './props';

export type TypeProps = Pick<CreatePostProps, 'postType' | 'postTypes'>;

/** The type that a post has by now: a category may not take the chosen one. */
export const typeOf = (
  { postType, postTypes }: TypeProps,
  { postTypeID, categoryID }: Pick<PostValues, 'postTypeID' | 'categoryID'>,
): FormType =>
  typeIn(postTypes, postTypeID || postType, Number(categoryID) || 0) ??
  typeIn(postTypes, postType, 0) ?? {
    ...{ postTypeID: postType, parentPostTypeID: null, name: '', categoryIDs: [], postFields: [] },
    ...{ postButtonLabel: undefined, postHelperText: undefined },
  };
