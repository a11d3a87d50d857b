import type { Viewer } from '../viewer';
import type { Category } from '../wire';
import type { Catalogue } from './catalogue';
import { mayPost } from './categoryShapes';
import { postTypes } from './discussionFlags';

const labels: Record<(typeof postTypes)[number], Record<string, string>> = {
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
  const types = category
    ? postTypes.filter((type) => category.allowedDiscussionTypes.includes(type))
    : postTypes;
  return types.map((type) => ({
    ...{ id: `new-${type}`, icon: `new-${type}`, type: 'link' },
    label: labels[type][locale] ?? labels[type].en,
    action: `/post/${type}${category ? `/${category.categoryID}` : ''}`,
  }));
}
