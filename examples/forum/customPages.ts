import type { CustomPage } from './wire';
import type { Viewer } from './viewer';

export interface CustomPageInput {
  urlcode?: string;
  seoTitle?: string;
  seoDescription?: string;
  status?: string;
  roleIDs?: number[];
}

/** Pages of the forum's own, at `/{urlcode}`. To change them takes `site.manage`. */
export interface CustomPages {
  /** Those that the viewer may open; all of them for administrators. */
  list(viewer: Viewer): Promise<CustomPage[]>;
  /** By ID, or by urlcode. Throws 404 for one that is not published, 403 for one of other roles. */
  get(viewer: Viewer, key: number | string): Promise<CustomPage>;
  /** With a layout that holds its title. Throws 400 for an address that the forum uses itself. */
  add(viewer: Viewer, input: CustomPageInput): Promise<CustomPage>;
  update(viewer: Viewer, customPageID: number, input: CustomPageInput): Promise<CustomPage>;
  /** Its layouts go with it where they are shown nowhere else. */
  remove(viewer: Viewer, customPageID: number): Promise<void>;
  /** Those that a page can be kept for. */
  roles(viewer: Viewer): { roleID: number; name: string }[];
  /** Whether the first part of an address is one of the forum's own, or of a page that the viewer may open. */
  isAddress(viewer: Viewer, path: string): Promise<boolean>;
  /** Pages cannot have the first part of this address. */
  reserve(path: string): void;
}
