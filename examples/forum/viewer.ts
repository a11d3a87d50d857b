import type { UserRow } from './database/tables';

export interface Scope {
  categoryID?: number;
  /** In any category: for checks before the category is known. */
  anywhere?: true;
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
  /** By API name (`comments.add`). With a category: the permission there, else the global one. */
  can(permission: string, scope?: Scope): boolean;
  /** Absolute URL of an own path. */
  url(path: string): string;
}
