import { viewOf, type CardView } from '../../../../widgets/user-card/viewOf';
import type { Viewer } from '../../viewer';
import type { User } from '../../wire';

/** The reference forum hides banned profiles from visitors, as the setting `ui.bannedPrivateProfile` says. */
export const bannedPrivateProfile = true;
export const conversationsEnabled = true;

export interface UserCardView extends CardView {
  /** The tag's props: with the user's record the card needs no call. */
  props: { userID: number; user: Partial<User> };
}

/** What a card shows of a user, by the widget's own rules. */
export function userCard(viewer: Viewer, user: User): UserCardView {
  const rules = viewOf(
    user,
    {
      userID: viewer.userID,
      seesPersonalInfo: viewer.can('personalInfo.view'),
      startsConversations: viewer.can('conversations.add'),
    },
    { bannedPrivateProfile, conversationsEnabled },
  );
  const { userID, name, photoUrl, banned, title, labelHtml } = user;
  const { countDiscussions, countComments, dateInserted, dateLastActive } = user;
  const open = { title, labelHtml, countDiscussions, countComments, dateInserted, dateLastActive };
  const email = rules.email === null ? undefined : rules.email;
  return {
    ...rules,
    props: {
      userID,
      user: { userID, name, photoUrl, banned, private: user.private, email, ...(!rules.reduced && open) },
    },
  };
}
