import type { Selectable } from 'kysely';
import type { CategoryRow, SubcommunityTable } from '../database/tables';
import type { Section, Viewer } from '../viewer';
import type { Catalogue } from './catalogue';
import { pathIn } from './pathIn';

type Row = Selectable<SubcommunityTable>;

/** A part of the forum, as it is kept, and what it holds. */
export type KnownSection = Section & Row;

export function readSections(
  rows: readonly Row[],
  categories: ReadonlyMap<number, CategoryRow>,
): KnownSection[] {
  const below = (categoryID: number): number[] => [
    categoryID,
    ...[...categories.values()]
      .filter(({ parentCategoryID }) => parentCategoryID === categoryID)
      .flatMap((row) => below(row.categoryID)),
  ];
  return rows.map((row) => ({
    ...row,
    siteSectionID: String(row.subcommunityID),
    path: `/${row.folder}`,
    categoryIDs: new Set(below(row.categoryID)),
  }));
}

/** Sections of several languages would share one. */
export const groupOf = ({ siteSectionID }: Pick<Section, 'siteSectionID'>) =>
  `subcommunities-group-${siteSectionID}`;

type Sections = Pick<Catalogue, 'sections'>;

/** Those that the viewer may enter, in their order: for them there is no other. */
export const sectionsFor = (viewer: Viewer, { sections }: Sections): KnownSection[] =>
  sections.filter(({ categoryID }) => viewer.can('discussions.view', { categoryID }));

/** The viewer, as one who sees all sections. */
export const outOfSections = ({ section: _, ...viewer }: Viewer): Viewer => viewer;

/** The viewer, as one who sees a section alone. `0` is the whole forum; one that there is none of for them holds nothing. */
export function inSection(viewer: Viewer, catalogue: Sections, siteSectionID: string): Viewer {
  if (siteSectionID === '0') return viewer;
  const nowhere = { siteSectionID, path: '', locale: '', categoryID: 0, categoryIDs: new Set<number>() };
  const found = sectionsFor(viewer, catalogue).find((each) => each.siteSectionID === siteSectionID);
  return { ...viewer, section: found ?? nowhere };
}

/** Address of a page in the section that has its category; of what is in none that the viewer may enter, the whole forum's. */
export function ownAddress(viewer: Viewer, catalogue: Sections, categoryID: number, path: string): string {
  const own = sectionsFor(viewer, catalogue).find((each) => each.categoryIDs.has(categoryID));
  return viewer.url(pathIn(own?.path ?? '', path));
}
