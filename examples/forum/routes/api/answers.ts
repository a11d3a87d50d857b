import { Type } from 'typebox';
import { maybe } from './schemas';

const nullable = <T extends { type: string }>(type: T['type'], more: object = {}) =>
  Type.Unsafe<string | number | null>({ type: [type, 'null'], ...more });
const date = Type.String({ description: 'RFC 3339 in UTC' });
const dateOrNull = nullable('string', { description: 'RFC 3339 in UTC' });

export const userFragment = Type.Object({
  userID: Type.Integer(),
  name: Type.String(),
  photoUrl: Type.String(),
  url: Type.String(),
  dateLastActive: dateOrNull,
  banned: Type.Integer(),
  private: Type.Boolean(),
  punished: Type.Integer(),
  title: maybe(Type.String()),
  label: maybe(Type.String()),
  labelHtml: maybe(Type.String()),
});

const role = Type.Object({ roleID: Type.Integer(), name: Type.String() });

export const user = Type.Intersect([
  userFragment,
  Type.Object({
    email: maybe(Type.String()),
    dateInserted: maybe(date),
    dateUpdated: maybe(dateOrNull),
    points: maybe(Type.Integer()),
    countDiscussions: maybe(Type.Integer()),
    countComments: maybe(Type.Integer()),
    countPosts: maybe(Type.Integer()),
    roles: maybe(Type.Array(role)),
    showEmail: maybe(Type.Boolean()),
    profileFields: maybe(Type.Record(Type.String(), Type.String())),
  }),
]);

export const me = Type.Intersect([
  userFragment,
  Type.Object({
    email: nullable('string'),
    emailConfirmed: Type.Boolean(),
    isAdmin: Type.Boolean(),
    isSysAdmin: Type.Boolean(),
    isSuperAdmin: Type.Boolean(),
    countUnreadNotifications: Type.Integer(),
    countUnreadConversations: Type.Integer(),
    permissions: Type.Array(Type.String()),
    roles: Type.Array(role),
    roleIDs: Type.Array(Type.Integer()),
  }),
]);

export const permissions = Type.Object({
  isAdmin: Type.Boolean(),
  isSysAdmin: Type.Boolean(),
  isSuperAdmin: Type.Boolean(),
  permissions: Type.Array(
    Type.Object({
      type: Type.String(),
      id: maybe(Type.Integer()),
      permissions: Type.Record(Type.String(), Type.Boolean()),
    }),
  ),
  junctions: maybe(Type.Record(Type.String(), Type.Array(Type.Integer()))),
  junctionAliases: maybe(Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()))),
});

export const reaction = Type.Object({
  tagID: Type.Integer(),
  urlcode: Type.String(),
  name: Type.String(),
  class: Type.String(),
  count: Type.Integer(),
  reactionValue: Type.Integer(),
  hasReacted: maybe(Type.Boolean()),
  url: maybe(Type.String()),
});

export const reactionLogEntry = Type.Object({
  recordType: Type.String(),
  recordID: Type.Integer(),
  tagID: Type.Integer(),
  userID: Type.Integer(),
  dateInserted: date,
  user: userFragment,
  reactionType: Type.Object({
    tagID: Type.Integer(),
    urlcode: Type.String(),
    name: Type.String(),
    class: Type.String(),
    hasReacted: maybe(Type.Boolean()),
    reactionValue: maybe(Type.Integer()),
  }),
});

const crumbs = Type.Array(Type.Object({ name: Type.String(), url: Type.String() }));

const categoryFragment = Type.Object({
  categoryID: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  allowedDiscussionTypes: Type.Array(Type.String()),
});

export const category = Type.Object({
  categoryID: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  urlcode: Type.String(),
  description: nullable('string'),
  parentCategoryID: nullable('integer'),
  displayAs: Type.String(),
  countDiscussions: Type.Integer(),
  countAllDiscussions: Type.Integer(),
  countComments: Type.Integer(),
  countAllComments: Type.Integer(),
  customPermissions: Type.Boolean(),
  allowedDiscussionTypes: Type.Array(Type.String()),
  depth: Type.Integer(),
  countCategories: Type.Integer(),
  countFollowers: Type.Integer(),
  isArchived: Type.Boolean(),
  followed: maybe(Type.Boolean()),
  preferences: maybe(Type.Record(Type.String(), Type.Boolean())),
  parent: maybe(categoryFragment),
  breadcrumbs: maybe(crumbs),
  permissions: maybe(Type.Record(Type.String(), Type.Boolean())),
  lastPost: maybe(
    Type.Object({
      discussionID: Type.Integer(),
      name: Type.String(),
      url: Type.String(),
      dateInserted: date,
      insertUserID: Type.Integer(),
      insertUser: userFragment,
    }),
  ),
});

export const tag = Type.Object({
  tagID: Type.Integer(),
  name: Type.String(),
  urlcode: Type.String(),
  type: Type.String(),
});

export const discussion = Type.Object({
  discussionID: Type.Integer(),
  type: Type.String(),
  name: Type.String(),
  url: Type.String(),
  canonicalUrl: Type.String(),
  body: maybe(Type.String()),
  excerpt: maybe(Type.String()),
  dateInserted: date,
  dateUpdated: dateOrNull,
  dateLastComment: date,
  insertUserID: Type.Integer(),
  lastUserID: Type.Integer(),
  insertUser: maybe(userFragment),
  lastUser: maybe(userFragment),
  categoryID: Type.Integer(),
  breadcrumbs: maybe(crumbs),
  pinned: Type.Boolean(),
  pinLocation: nullable('string'),
  closed: Type.Boolean(),
  sink: Type.Boolean(),
  score: nullable('integer'),
  countViews: Type.Integer(),
  countComments: Type.Integer(),
  countUnread: maybe(Type.Integer()),
  unread: maybe(Type.Boolean()),
  bookmarked: maybe(Type.Boolean()),
  resolved: maybe(Type.Boolean()),
  dismissed: maybe(Type.Boolean()),
  muted: maybe(Type.Boolean()),
  dateLastViewed: maybe(dateOrNull),
  statusID: Type.Integer(),
  status: maybe(
    Type.Object({
      statusID: Type.Integer(),
      name: Type.String(),
      state: Type.String(),
      recordType: Type.String(),
      recordSubType: nullable('string'),
    }),
  ),
  postTypeID: Type.String(),
  postMeta: maybe(Type.Record(Type.String(), Type.Unknown())),
  attributes: Type.Object({}, { description: 'Of a question, where it stands' }),
  category: maybe(categoryFragment),
  updateUser: maybe(userFragment),
  reactions: maybe(Type.Array(reaction)),
  attachments: maybe(Type.Array(Type.Object({}, { description: 'As `GET /attachments` answers them' }))),
  tags: Type.Array(tag),
  permissions: maybe(Type.Record(Type.String(), Type.Boolean())),
  redirectDiscussionID: maybe(Type.Integer({ description: 'Of a `redirect`: where it leads' })),
  groupID: nullable('integer'),
});

export const comment = Type.Object({
  commentID: Type.Integer(),
  parentRecordType: Type.String(),
  parentRecordID: Type.Integer(),
  discussionID: Type.Integer(),
  parentCommentID: nullable('integer'),
  depth: Type.Integer(),
  categoryID: Type.Integer(),
  insertUserID: Type.Integer(),
  insertUser: userFragment,
  body: Type.String(),
  dateInserted: date,
  dateUpdated: dateOrNull,
  score: Type.Integer(),
  reactions: maybe(Type.Array(reaction)),
  url: Type.String(),
});

const source = { body: Type.String(), format: Type.String() };
const quoted = {
  recordType: Type.String(),
  recordID: Type.Integer(),
  body: Type.String({ description: 'HTML' }),
  bodyRaw: Type.String({ description: 'As it was written' }),
  format: Type.String(),
  url: Type.String(),
  dateInserted: date,
  insertUser: userFragment,
};

/** What an editor begins with. */
export const discussionSource = Type.Object({
  discussionID: Type.Integer(),
  name: Type.String(),
  categoryID: Type.Integer(),
  postTypeID: Type.String(),
  postMeta: Type.Record(Type.String(), Type.Unknown()),
  ...source,
});
export const commentSource = Type.Object({ commentID: Type.Integer(), ...source });
export const discussionQuote = Type.Object({
  discussionID: Type.Integer(),
  name: Type.String(),
  ...quoted,
});
export const commentQuote = Type.Object({ commentID: Type.Integer(), ...quoted });

/** Of a post that is held until a moderator has read it. */
export const awaiting = Type.Object({
  message: Type.String(),
  status: Type.Integer(),
  description: nullable('string'),
});

export const reactionType = Type.Object({
  tagID: Type.Integer(),
  urlCode: Type.String(),
  name: Type.String(),
  class: Type.String(),
  description: Type.String(),
  points: Type.Integer(),
  reactionValue: Type.Integer(),
  sort: Type.Integer(),
  active: Type.Boolean(),
  hidden: Type.Boolean(),
  custom: Type.Boolean(),
  attributes: nullable('object'),
  photoUrl: nullable('string'),
});

export const longRun = Type.Object({
  progress: Type.Object({
    successIDs: Type.Array(Type.Integer()),
    failedIDs: Type.Array(Type.Integer()),
    exceptionsByID: Type.Record(Type.String(), Type.Object({ message: Type.String() })),
    countTotalIDs: Type.Integer(),
  }),
  callbackPayload: nullable('string'),
});

/** Of a run that goes on behind its answer. */
export const tracked = Type.Object({
  trackingSlips: Type.Array(
    Type.Object({ jobTrackingID: Type.String(), jobID: Type.String(), jobExecutionStatus: Type.String() }),
  ),
});

export const integration = Type.Object({
  attachmentType: Type.String(),
  name: Type.String(),
  title: Type.String(),
  label: Type.String(),
  externalIDLabel: Type.String(),
  logoIcon: Type.String(),
  attachmentTypeIcon: Type.String(),
  submitButton: Type.String(),
  postSuccessMessage: Type.Object({ message: Type.String(), linkText: Type.String() }),
  writeableContentScope: Type.String(),
  recordTypes: Type.Array(Type.String()),
});

export const attachment = Type.Object({
  attachmentID: Type.Integer(),
  attachmentType: Type.String(),
  recordType: Type.String(),
  recordID: Type.String(),
  sourceID: Type.String(),
  sourceUrl: Type.String(),
  state: Type.String(),
  status: Type.String(),
  dateInserted: date,
  dateUpdated: date,
  insertUser: userFragment,
  metadata: Type.Array(
    Type.Object({
      labelCode: Type.String(),
      value: Type.Unsafe<string | number | string[]>({}),
      url: maybe(Type.String()),
      format: maybe(Type.String()),
      userFragment: maybe(userFragment),
    }),
  ),
});
