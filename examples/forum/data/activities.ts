import type { Viewer } from '../viewer';
import type { ActivityPreference } from '../wire';

export interface Activity {
  key: string;
  description: string;
  defaults: ActivityPreference;
  /** Only holders of one of these hear of it. */
  permissions?: string[];
  /** Only where this add-on is switched on. */
  addon?: string;
}

export interface ActivityGroup {
  key: string;
  label: string;
  description: string;
  activities: Activity[];
}

export const frequencies = ['daily', 'weekly', 'monthly'];

const activity = (
  key: string,
  description: string,
  popup: boolean,
  email: boolean,
  permissions?: string[],
): Activity => ({ key, description, defaults: { popup, email }, permissions });

/** What the forum can tell about. */
export const activityGroups: readonly ActivityGroup[] = [
  {
    key: 'followedCategories',
    label: 'Followed Categories',
    description: 'What new categories that you follow begin with. Each can be changed on its own.',
    activities: [
      activity('NewDiscussion', 'New posts', true, false),
      activity('NewComment', 'New comments', false, false),
    ],
  },
  {
    key: 'followedPosts',
    label: 'Followed Posts',
    description: '',
    activities: [
      activity('DiscussionComment', 'New comments on my posts', true, false),
      activity('BookmarkComment', 'New comments on posts that I have bookmarked', true, false),
      activity('ParticipateComment', 'New comments on posts that I have commented on', false, false),
      { ...activity('AnswerAccepted', 'My answer is accepted', true, false), addon: 'qna' },
    ],
  },
  {
    key: 'myAccount',
    label: 'My Account',
    description: '',
    activities: [
      activity('Mention', 'I am mentioned', true, true),
      activity('ConversationMessage', 'Private messages', true, true, ['conversations.add']),
    ],
  },
  {
    key: 'communityTask',
    label: 'Community Tasks',
    description: '',
    activities: [
      activity('report', 'A post was reported', true, false, ['posts.moderate', 'community.moderate']),
    ],
  },
];

export const digest: Activity = {
  key: 'DigestEnabled',
  description: 'Email Digest',
  defaults: { email: true, frequency: 'weekly' },
};

/** Whether the forum tells of it at all. */
export const isToldOf = ({ addon }: Activity, addons: readonly string[]): boolean =>
  addon === undefined || addons.includes(addon);

/** Groups with what a viewer can be told about; empty ones are left out. */
export function groupsFor(viewer: Viewer, addons: readonly string[]): ActivityGroup[] {
  return activityGroups
    .map((group) => ({
      ...group,
      activities: group.activities.filter(
        (each) =>
          isToldOf(each, addons) &&
          (!each.permissions || each.permissions.some((permission) => viewer.can(permission))),
      ),
    }))
    .filter((group) => group.activities.length > 0);
}
