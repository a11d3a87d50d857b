import type { Forum } from '../../forum';
import type { Viewer } from '../../viewer';
import type { Category, Tag } from '../../wire';

/** What `aside.eta` shows next to lists. */
export async function sidebar(
  forum: Forum,
  viewer: Viewer,
): Promise<{ categories: Category[]; popularTags: Tag[] }> {
  const [all, tags] = await Promise.all([
    forum.categories.list(viewer),
    forum.tags.list({ type: ['User'], sort: '-countDiscussions', limit: 12 }, viewer),
  ]);
  return {
    categories: all.filter((category) => category.displayAs === 'discussions'),
    popularTags: tags.filter((tag) => tag.countDiscussions > 0),
  };
}
