import type { Viewer } from '../viewer';
import type { Crumb, LayoutSeo } from '../wire';
import type { LayoutPlace } from './layoutPlace';
import { pathIn } from './pathIn';

const usualTitles: Record<string, string> = {
  home: 'Home',
  subcommunityHome: 'Home',
  discussionList: 'Discussions',
  categoryList: 'Categories',
  createPost: 'New Post',
};
const usualPaths: Record<string, string> = {
  home: '/',
  subcommunityHome: '/',
  discussionList: '/discussions',
  categoryList: '/categories',
};

/** What a page says to those that index it. */
export function layoutSeo(
  viewer: Viewer,
  title: string,
  { view, discussion, category, customPage, page }: LayoutPlace,
): LayoutSeo {
  const record = discussion ?? category;
  const name = record?.name ?? customPage?.seoTitle ?? (title || (usualTitles[view] ?? ''));
  const description = discussion ? undefined : (category?.description ?? customPage?.seoDescription);
  const path = usualPaths[view];
  // A list is another one in each section; a record is one, wherever it is shown.
  const usual = customPage?.url ?? (path && viewer.url(pathIn(viewer.section?.path ?? '', path)));
  const url = record ? `${record.url}${page > 1 ? `/p${page}` : ''}` : usual;
  const crumbs: Crumb[] = record?.breadcrumbs ?? [];
  return {
    title: name,
    ...(description && { description }),
    ...(url && { url, links: [{ rel: 'canonical', href: url }] }),
    meta: [
      { property: 'og:title', content: name },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(url ? [{ property: 'og:url', content: url }] : []),
    ],
    ...(crumbs.length > 0 && { 'json-ld': breadcrumbList(crumbs) }),
  };
}

/** `<` is written as an escape: a page prints this inside a script element. */
const breadcrumbList = (crumbs: readonly Crumb[]): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      ...{ '@type': 'ListItem', position: index + 1 },
      ...{ name, item: url },
    })),
  }).replaceAll('<', '\\u003c');
