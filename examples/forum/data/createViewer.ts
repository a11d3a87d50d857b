import type { UserRow } from '../database/tables';
import type { Viewer } from '../viewer';
import type { Catalogue } from './catalogue';

interface Who {
  user: UserRow | null;
  roleIDs: number[];
  sessionID: string | null;
  transientKey: string;
}

export function createViewer(catalogue: Catalogue, who: Who, origin: string): Viewer {
  return {
    ...who,
    userID: who.user?.userID ?? 0,
    isAdmin: catalogue.isAdmin(who.roleIDs),
    origin,
    can: (permission, { categoryID, anywhere } = {}) =>
      anywhere
        ? catalogue.canSomewhere(who.roleIDs, permission)
        : catalogue.can(who.roleIDs, permission, categoryID),
    url: (path) => origin + path,
  };
}

export function createGuest(catalogue: Catalogue, origin: string): Viewer {
  const roleIDs = [catalogue.roleOf('guest').roleID];
  return createViewer(catalogue, { user: null, roleIDs, sessionID: null, transientKey: '' }, origin);
}
