import type { Viewer } from '../viewer';
import type { Category } from '../wire';
import type { Catalogue } from './catalogue';
import { mayPost } from './categoryShapes';
import { baseOf, isForCategory, postTypesFor, type BaseType } from './postTypes';

const labels: Record<BaseType, Record<string, string>> = {
  discussion: { en: 'New Discussion', ar: 'مناقشة جديدة' },
  question: { en: 'New Question', ar: 'سؤال جديد' },
};

/**
 * What kinds of posts a viewer may begin, as items of a menu: in the category that the page is about, where it takes posts, or
 * anywhere. None for guests.
 */
export function newPostItems(
  viewer: Viewer,
  catalogue: Catalogue,
  category: Category | undefined,
  locale: string,
): object[] {
  const row = category && catalogue.categories.get(category.categoryID);
  const places = category ? (row ? [row] : []) : [...catalogue.categories.values()];
  if (!viewer.user || !places.some((each) => mayPost(viewer, each))) return [];
  const types = postTypesFor({ catalogue }, viewer).filter(
    (type) =>
      !category ||
      (category.allowedDiscussionTypes.includes(baseOf(type)) && isForCategory(type, category.categoryID)),
  );
  return types.map((type) => {
    const { postTypeID, parentPostTypeID, name } = type;
    const own = parentPostTypeID ? undefined : labels[baseOf(type)];
    return {
      ...{ id: `new-${postTypeID}`, icon: `new-${baseOf(type)}`, type: 'link' },
      label: own ? (own[locale] ?? own.en) : name,
      action: `/post/${postTypeID}${category ? `/${category.categoryID}` : ''}`,
    };
  });
}
