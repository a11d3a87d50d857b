import type { CardUser } from './props';

/** What the reader may see and do. */
export interface Viewer {
  userID: number;
  /** Holds `personalInfo.view`. */
  seesPersonalInfo: boolean;
  /** Holds `conversations.add`. */
  startsConversations: boolean;
}

interface Settings {
  bannedPrivateProfile: boolean;
  conversationsEnabled: boolean;
}

/** Which of a user's things a card shows. */
export interface CardView {
  reduced: boolean;
  /** `Banned` or `Private`; the English text. */
  marker: 'Banned' | 'Private' | null;
  message: string | null;
  email: string | null;
  offersMessage: boolean;
}

/** The rules of the card: a private profile, and a banned one where the forum says so, is shown in full only to its owner and to holders of `personalInfo.view`. */
export function viewOf(user: CardUser, viewer: Viewer, settings: Settings): CardView {
  const banned = (user.banned ?? 0) > 0;
  const hidden = user.private === true || (banned && settings.bannedPrivateProfile);
  const reduced = hidden && !viewer.seesPersonalInfo && viewer.userID !== user.userID;
  const closed = reduced && !banned;
  return {
    reduced,
    marker: banned ? 'Banned' : closed ? 'Private' : null,
    message: banned ? 'This user has been banned.' : closed ? "This user's profile is private." : null,
    email: viewer.seesPersonalInfo && user.email ? user.email : null,
    offersMessage:
      !reduced &&
      !banned &&
      settings.conversationsEnabled &&
      viewer.startsConversations &&
      viewer.userID !== user.userID,
  };
}
