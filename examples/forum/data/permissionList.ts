import { apiName } from './permissionNames';

/** Every permission of this forum by the server's name. */
export const permissionList = [
  'Garden.SignIn.Allow',
  'Garden.Profiles.View',
  'Garden.Profiles.Edit',
  'Garden.Activity.View',
  'Garden.Email.View',
  'Garden.PersonalInfo.View',
  'Garden.Moderation.Manage',
  'Garden.Community.Manage',
  'Garden.Curation.Manage',
  'Garden.Staff.Allow',
  'Garden.Schedule.Allow',
  'Garden.Settings.Manage',
  'Garden.Users.Add',
  'Garden.Users.Edit',
  'Garden.Users.Delete',
  'Garden.Uploads.Add',
  'Garden.Flag.Add',
  'Garden.NoAds.Use',
  'Garden.Reactions.View',
  'Conversations.Conversations.Add',
  'Vanilla.Discussions.View',
  'Vanilla.Discussions.Add',
  'Vanilla.Discussions.Edit',
  'Vanilla.Discussions.Delete',
  'Vanilla.Discussions.Announce',
  'Vanilla.Discussions.Close',
  'Vanilla.Discussions.CloseOwn',
  'Vanilla.Discussions.Sink',
  'Vanilla.Posts.Moderate',
  'Vanilla.Comments.Add',
  'Vanilla.Comments.Edit',
  'Vanilla.Comments.Delete',
  'Vanilla.Tagging.Add',
  'Reactions.Positive.Add',
  'Reactions.Negative.Add',
  'Reactions.Flag.Add',
] as const;

const internalNames = new Map<string, string>(permissionList.map((name) => [apiName(name), name]));

/** `discussions.edit` → `Vanilla.Discussions.Edit`: refusals name permissions as the server does. */
export function internalName(name: string): string {
  return internalNames.get(name) ?? name;
}
