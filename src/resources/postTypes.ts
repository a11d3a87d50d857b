import { isRecord } from '../contract/foreign';

/** A kind of post, as the page's `meta.postTypes` lists them. */
export interface PostType {
  postTypeID: string;
  name: string;
  /** What the server itself knows: `discussion`, `question`. */
  baseType: string;
}

/** Those that a discussion of a category can be; a foreign list, checked. */
export function postTypesIn(foreign: unknown, categoryID: number): PostType[] {
  if (!Array.isArray(foreign)) return [];
  return foreign.filter(isRecord).flatMap(({ postTypeID, name, baseType, isActive, allowedCategoryIDs }) => {
    if (typeof postTypeID !== 'string' || typeof name !== 'string' || isActive === false) return [];
    if (Array.isArray(allowedCategoryIDs) && !allowedCategoryIDs.includes(categoryID)) return [];
    return [{ postTypeID, name, baseType: typeof baseType === 'string' ? baseType : postTypeID }];
  });
}

/** By which a type is asked for: the server's own by its name. */
export const asCalled = ({ postTypeID, baseType }: PostType) =>
  postTypeID === baseType ? { type: baseType } : { postTypeID };
