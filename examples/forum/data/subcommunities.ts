import type { Subcommunities } from '../subcommunities';
import type { Section, Viewer } from '../viewer';
import type { Context } from './context';
import { begins } from './pathIn';
import { groupOf, inSection, ownAddress } from './sections';

/** Their addresses are no other page's. */
export function createSubcommunities(
  { catalogue }: Context,
  reserve: (path: string) => void,
): Subcommunities {
  const { sections } = catalogue;
  for (const { path } of sections) reserve(path);
  const mayEnter = (viewer: Viewer, { categoryID }: Section) =>
    viewer.can('discussions.view', { categoryID });
  return {
    paths: sections.map(({ path }) => path),

    list: (viewer) =>
      sections
        .filter((section) => mayEnter(viewer, section))
        .map(({ path, categoryIDs: _, ...row }) => ({ ...row, url: viewer.url(path) })),

    enter(viewer, path) {
      const section = sections.find((each) => each.path === path);
      return section && mayEnter(viewer, section) ? { ...viewer, section } : null;
    },

    isOpen(viewer, path) {
      const section = sections.find((each) => begins(path, each.path));
      return !section || mayEnter(viewer, section);
    },

    inGroup: (group) => sections.find((section) => groupOf(section) === group)?.siteSectionID ?? null,

    within: (viewer, siteSectionID) => inSection(viewer, catalogue, siteSectionID),

    ownPath(viewer, categoryID, path) {
      const { section } = viewer;
      return !section || section.categoryIDs.has(categoryID)
        ? null
        : ownAddress(viewer, catalogue, categoryID, path);
    },
  };
}
