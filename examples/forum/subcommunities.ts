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
  /** Those that the viewer may enter, in their order. */
  list(viewer: Viewer): Subcommunity[];
}
