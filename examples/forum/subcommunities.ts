import type { Viewer } from './viewer';

/** A part of the forum, as the API answers it. */
export interface Subcommunity {
  subcommunityID: number;
  siteSectionID: string;
  name: string;
  /** First part of its address. */
  folder: string;
  locale: string;
  categoryID: number;
  url: string;
  iconUrl: string | null;
  bannerUrl: string | null;
  isDefault: boolean;
  sort: number;
}

/** Parts of the forum, each with a category at the top, and a language. */
export interface Subcommunities {
  /** What the addresses of all of them begin with: `/ar`. */
  paths: readonly string[];
  /** Those that the viewer may enter, in their order. */
  list(viewer: Viewer): Subcommunity[];
  /** What the addresses of those begin with that the viewer may enter. */
  pathsFor(viewer: Viewer): string[];
  /** The viewer in one of them; null where they may not enter, or there is none. */
  enter(viewer: Viewer, path: string): Viewer | null;
  /** Whether an address is the whole forum's, or in one that the viewer may enter. */
  isOpen(viewer: Viewer, path: string): boolean;
  /** The viewer in the one that a call names; one that they may not enter, or that there is none of, holds nothing. */
  within(viewer: Viewer, siteSectionID: string): Viewer;
  /** The one that is all of a group, by its ID; null for other groups, and where the viewer may not enter it. */
  inGroup(viewer: Viewer, group: unknown): string | null;
  /** Path of a page in the part that has a category, where the viewer is in another; null where they need not go. */
  ownPath(viewer: Viewer, categoryID: number, path: string): string | null;
}
