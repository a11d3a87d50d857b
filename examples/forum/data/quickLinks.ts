import { encodeName } from '../../../src/safe/encodeName';
import type { Viewer } from '../viewer';
import type { Context } from './context';
import { userCounts } from './userCounts';

const links = [
  ['all-categories', { en: 'All Categories', ar: 'كل الأقسام' }, '/categories'],
  ['recent-posts', { en: 'Recent Posts', ar: 'أحدث المنشورات' }, '/discussions'],
] as const;
const own = [
  ['my-bookmarks', { en: 'My Bookmarks', ar: 'إشاراتي المرجعية' }, '/discussions/bookmarked', 'Bookmarks'],
  ['my-posts', { en: 'My Posts', ar: 'منشوراتي' }, null, 'Discussions'],
  ['my-drafts', { en: 'My Drafts', ar: 'مسوداتي' }, '/drafts', 'Drafts'],
] as const;

/** The forum's own links for a list that was kept without any; members have theirs, with how many there are. */
export async function quickLinks(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  locale: string,
): Promise<object[]> {
  const said = (name: { en: string; ar: string }) => (locale === 'ar' ? name.ar : name.en);
  const all = links.map(([id, name, url]) => ({ id, name: said(name), url }));
  const { user } = viewer;
  if (!user) return all;
  const { counts } = await userCounts(db, viewer);
  const mine = own.map(([id, name, url, counted]) => ({
    ...{ id, name: said(name), countLimit: 99 },
    url: url ?? `/profile/discussions/${encodeName(user.name)}`,
    count: counts.find((each) => each.name === counted)?.count ?? 0,
  }));
  return [...all, ...mine];
}
