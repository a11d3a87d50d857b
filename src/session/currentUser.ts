import { isRecord } from '../contract/foreign';

/** Who looks at the page. Guests have `userID` 0. */
export interface CurrentUser {
  userID: number;
  name: string;
  photoUrl: string;
  dateLastActive: string | null;
  roleIDs: number[];
  isAdmin: boolean;
  emailConfirmed: boolean;
  countUnreadNotifications: number;
  countUnreadConversations: number;
}

export const guest: CurrentUser = {
  userID: 0,
  name: 'Guest',
  photoUrl: '',
  dateLastActive: null,
  roleIDs: [],
  isAdmin: false,
  emailConfirmed: false,
  countUnreadNotifications: 0,
  countUnreadConversations: 0,
};

/** A foreign `users/me`. Counts default to 0 and flags to false; undefined without a user ID, which guests have too. */
export function readCurrentUser(foreign: unknown): CurrentUser | undefined {
  if (!isRecord(foreign) || !isCount(foreign.userID)) return undefined;
  const text = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);
  const count = (value: unknown) => (isCount(value) ? value : 0);
  return {
    userID: foreign.userID,
    name: text(foreign.name, guest.name),
    photoUrl: text(foreign.photoUrl, ''),
    dateLastActive: typeof foreign.dateLastActive === 'string' ? foreign.dateLastActive : null,
    roleIDs: Array.isArray(foreign.roleIDs) ? foreign.roleIDs.filter(isCount) : [],
    isAdmin: foreign.isAdmin === true,
    emailConfirmed: foreign.emailConfirmed === true,
    countUnreadNotifications: count(foreign.countUnreadNotifications),
    countUnreadConversations: count(foreign.countUnreadConversations),
  };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
