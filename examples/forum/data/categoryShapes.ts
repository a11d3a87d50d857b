import type { CategoryRow } from '../database/tables';
import type { Viewer } from '../viewer';
import type { Category, CategoryFragment, Crumb } from '../wire';
import type { Catalogue } from './catalogue';
import { paths } from './paths';
import { categoryScoped } from './permissionNames';

export interface CategoryCounts {
  countDiscussions: number;
  countComments: number;
  countFollowers: number;
}

const isHere = ({ section }: Viewer, categoryID: number) => section?.categoryIDs.has(categoryID) ?? true;

/** Whether it stands in lists: readable, and of the section that the viewer is in. */
export function mayView(viewer: Viewer, categoryID: number): boolean {
  return isHere(viewer, categoryID) && viewer.can('discussions.view', { categoryID });
}

/** Headings hold categories, not posts. */
export function mayPost(viewer: Viewer, { categoryID, displayAs }: CategoryRow): boolean {
  return (
    displayAs === 'discussions' && isHere(viewer, categoryID) && viewer.can('discussions.add', { categoryID })
  );
}

export function visibleCategoryIDs(viewer: Viewer, catalogue: Catalogue): number[] {
  return [...catalogue.categories.keys()].filter((categoryID) => mayView(viewer, categoryID));
}

export function childrenOf(catalogue: Catalogue, categoryID: number | null): CategoryRow[] {
  return [...catalogue.categories.values()].filter((row) => row.parentCategoryID === categoryID);
}

/** The category and everything below it. */
export function subtreeIDs(catalogue: Catalogue, categoryID: number): number[] {
  return [
    categoryID,
    ...childrenOf(catalogue, categoryID).flatMap((row) => subtreeIDs(catalogue, row.categoryID)),
  ];
}

export function categoryFragment(viewer: Viewer, row: CategoryRow): CategoryFragment {
  return {
    categoryID: row.categoryID,
    name: row.name,
    url: viewer.url(paths.category(row.urlcode)),
    allowedDiscussionTypes: row.displayAs === 'discussions' ? ['discussion', 'question'] : [],
  };
}

/** From the root down to the category itself. */
export function breadcrumbs(viewer: Viewer, catalogue: Catalogue, categoryID: number): Crumb[] {
  const row = catalogue.categories.get(categoryID);
  if (!row) return [];
  const above = row.parentCategoryID === null ? [] : breadcrumbs(viewer, catalogue, row.parentCategoryID);
  return [...above, { name: row.name, url: viewer.url(paths.category(row.urlcode)) }];
}

/** Which of the permissions that a category decides the viewer holds there. */
export function permissionsIn(viewer: Viewer, categoryID: number): Record<string, true> {
  const held = [...categoryScoped].filter((name) => viewer.can(name, { categoryID }));
  return Object.fromEntries(held.map((name) => [name, true as const]));
}

export function categoryForViewer(
  viewer: Viewer,
  catalogue: Catalogue,
  row: CategoryRow,
  counts: Map<number, CategoryCounts>,
): Category {
  const visible = subtreeIDs(catalogue, row.categoryID).filter((id) => mayView(viewer, id));
  const sum = (field: keyof CategoryCounts) =>
    visible.reduce((total, id) => total + (counts.get(id)?.[field] ?? 0), 0);
  return {
    ...categoryFragment(viewer, row),
    urlcode: row.urlcode,
    description: row.description,
    parentCategoryID: row.parentCategoryID,
    displayAs: row.displayAs,
    depth: breadcrumbs(viewer, catalogue, row.categoryID).length,
    countCategories: childrenOf(catalogue, row.categoryID).filter((child) =>
      mayView(viewer, child.categoryID),
    ).length,
    countDiscussions: counts.get(row.categoryID)?.countDiscussions ?? 0,
    countAllDiscussions: sum('countDiscussions'),
    countComments: counts.get(row.categoryID)?.countComments ?? 0,
    countAllComments: sum('countComments'),
    countFollowers: counts.get(row.categoryID)?.countFollowers ?? 0,
    isArchived: false,
    customPermissions: row.permissionCategoryID === row.categoryID,
    ...(row.bannerUrl !== null && { bannerUrl: viewer.url(row.bannerUrl) }),
  };
}
