import type { Subcommunities } from '../subcommunities';
import type { Context } from './context';
import { begins } from './pathIn';
import { groupOf, inSection, ownAddress, sectionsFor } from './sections';

/** Their addresses are no other page's. */
export function createSubcommunities(
  { catalogue }: Context,
  reserve: (path: string) => void,
): Subcommunities {
  const { sections } = catalogue;
  for (const { path } of sections) reserve(path);
  return {
    paths: sections.map(({ path }) => path),

    pathsFor: (viewer) => sectionsFor(viewer, catalogue).map(({ path }) => path),

    list: (viewer) =>
      sectionsFor(viewer, catalogue).map(({ path, categoryIDs: _, ...row }) => ({
        ...row,
        url: viewer.url(path),
      })),

    enter(viewer, path) {
      const section = sectionsFor(viewer, catalogue).find((each) => each.path === path);
      return section ? { ...viewer, section } : null;
    },

    isOpen(viewer, path) {
      const section = sections.find((each) => begins(path, each.path));
      return !section || sectionsFor(viewer, catalogue).includes(section);
    },

    inGroup: (viewer, group) =>
      sectionsFor(viewer, catalogue).find((section) => groupOf(section) === group)?.siteSectionID ?? null,

    within: (viewer, siteSectionID) => inSection(viewer, catalogue, siteSectionID),

    ownPath(viewer, categoryID, path) {
      const { section } = viewer;
      return !section || section.categoryIDs.has(categoryID)
        ? null
        : ownAddress(viewer, catalogue, categoryID, path);
    },
  };
}
