import type { UserRow } from './database/tables';

export interface Scope {
  categoryID?: number;
  /** In any category: for checks before the category is known. */
  anywhere?: true;
}

/** A part of the forum that a page, or a call, is about. */
export interface Section {
  siteSectionID: string;
  /** What its pages begin with: `/ar`. */
  path: string;
  locale: string;
  /** The category that it consists of. */
  categoryID: number;
  /** The same, and all below it. */
  categoryIDs: ReadonlySet<number>;
}

/** The user of a request. Guests have `user: null`, `userID: 0` and the permissions of the guest role. */
export interface Viewer {
  userID: number;
  user: UserRow | null;
  isAdmin: boolean;
  roleIDs: number[];
  /** Proves that a form came from one of our pages; empty for guests. */
  transientKey: string;
  sessionID: string | null;
  /** `http://127.0.0.1:8080`: what URLs in answers begin with. */
  origin: string;
  /** Lists show what is in it; records are found all the same. None: the whole forum. */
  section?: Section;
  /** By API name (`comments.add`). With a category: the permission there, else the global one. */
  can(permission: string, scope?: Scope): boolean;
  /** Absolute URL of an own path. */
  url(path: string): string;
}
