import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { PostField } from '../wire';

type Stamp = ColumnType<Date, Date, Date>;
type NullableStamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Default<T> = ColumnType<T, T | undefined, T>;

export interface UserTable {
  userID: Generated<number>;
  name: string;
  /** What names that look like it have in common with it; null for accounts that are older than the rule. */
  lookalike: Default<string | null>;
  email: string;
  emailConfirmed: Default<boolean>;
  /** `scrypt$salt$hash`, base64; null for users who cannot sign in by password. */
  passwordHash: Default<string | null>;
  /** One of the demonstration accounts, whose password is public. */
  isDemo: Default<boolean>;
  title: Default<string | null>;
  label: Default<string | null>;
  about: Default<string | null>;
  banned: Default<number>;
  private: Default<boolean>;
  showEmail: Default<boolean>;
  deleted: Default<boolean>;
  points: Default<number>;
  countDiscussions: Default<number>;
  countComments: Default<number>;
  dateInserted: Stamp;
  dateUpdated: NullableStamp;
  dateLastActive: NullableStamp;
}

export interface RoleTable {
  roleID: Generated<number>;
  name: string;
  type: string;
  description: string;
}

/** `categoryID` null: global. Names are the server's (`Vanilla.Discussions.Close`). */
export interface RolePermissionTable {
  roleID: number;
  categoryID: number | null;
  permission: string;
}

export interface CategoryTable {
  categoryID: Generated<number>;
  parentCategoryID: number | null;
  /** The category whose permissions count here; null for the global ones. */
  permissionCategoryID: number | null;
  name: string;
  urlcode: string;
  description: string | null;
  displayAs: 'categories' | 'discussions' | 'heading';
  sort: number;
  countDiscussions: Default<number>;
  countComments: Default<number>;
  /** A path of this forum. */
  bannerUrl: Default<string | null>;
}

export interface DiscussionTable {
  discussionID: Generated<number>;
  categoryID: number;
  type: 'discussion' | 'question' | 'redirect';
  name: string;
  body: string;
  format: string;
  bodyHtml: string;
  insertUserID: number;
  updateUserID: Default<number | null>;
  lastUserID: number;
  dateInserted: Stamp;
  dateUpdated: NullableStamp;
  dateLastComment: Stamp;
  pinLocation: Default<'recent' | 'category' | null>;
  closed: Default<boolean>;
  sink: Default<boolean>;
  resolved: Default<boolean>;
  statusID: Default<number>;
  score: Default<number>;
  countViews: Default<number>;
  countComments: Default<number>;
  /** Where a `redirect` leads. */
  redirectDiscussionID: Default<number | null>;
  /** Of a type of the forum's own; null where that is `type`. */
  postTypeID: Default<string | null>;
  /** Values of the type's fields by their names, as JSON. */
  postMeta: Default<string>;
}

export interface PostTypeTable {
  postTypeID: string;
  name: string;
  /** What the forum itself knows; null for those that are just that. */
  parentPostTypeID: 'discussion' | 'question' | null;
  postButtonLabel: Default<string | null>;
  postHelperText: Default<string | null>;
  isActive: Default<boolean>;
  /** JSON lists; empty: everybody's, everywhere. */
  roleIDs: Default<string>;
  categoryIDs: Default<string>;
  sort: number;
}

export interface PostFieldTable {
  postFieldID: string;
  label: string;
  description: Default<string | null>;
  dataType: PostField['dataType'];
  formType: PostField['formType'];
  visibility: Default<PostField['visibility']>;
  isRequired: Default<boolean>;
  isActive: Default<boolean>;
  /** A JSON list. */
  dropdownOptions: Default<string>;
}

export interface CommentTable {
  commentID: Generated<number>;
  discussionID: number;
  parentCommentID: Default<number | null>;
  depth: Default<number>;
  body: string;
  format: string;
  bodyHtml: string;
  insertUserID: number;
  updateUserID: Default<number | null>;
  dateInserted: Stamp;
  dateUpdated: NullableStamp;
  score: Default<number>;
  /** For answers to questions: 2 answered, 3 accepted, 4 rejected. */
  answerStatusID: Default<number | null>;
  dateAccepted: NullableStamp;
  acceptUserID: Default<number | null>;
  /** Of a tombstone: a deleted comment that keeps the place of its replies, without text. */
  dateDeleted: NullableStamp;
}

export interface ReactionTypeTable {
  tagID: number;
  urlcode: string;
  name: string;
  class: 'Positive' | 'Negative' | 'Flag';
  description: string;
  points: number;
  reactionValue: number;
  sort: number;
}

export interface ReactionTable {
  recordType: 'discussion' | 'comment';
  recordID: number;
  tagID: number;
  userID: number;
  dateInserted: Stamp;
}

export interface TagTable {
  tagID: Generated<number>;
  name: string;
  urlcode: string;
  type: string;
  countDiscussions: Default<number>;
}

export interface UserDiscussionTable {
  userID: number;
  discussionID: number;
  countRead: Default<number>;
  bookmarked: Default<boolean>;
  dismissed: Default<boolean>;
  muted: Default<boolean>;
  dateLastViewed: NullableStamp;
}

export interface NotificationTable {
  notificationID: Generated<number>;
  userID: number;
  activityType: string;
  activityUserID: number;
  body: string;
  /** Own path. */
  path: string;
  recordType: string | null;
  recordID: number | null;
  reason: string | null;
  read: Default<boolean>;
  dateInserted: Stamp;
  dateUpdated: Stamp;
}

export interface MessageTable {
  messageID: Generated<number>;
  conversationID: number;
  body: string;
  insertUserID: number;
  dateInserted: Stamp;
}

export interface SessionTable {
  /** SHA-256 of the cookie's token, so that a leaked table holds no valid session. */
  sessionID: string;
  userID: number;
  transientKey: string;
  dateInserted: Stamp;
  dateExpires: Stamp;
}

/** Deleted records as JSON: the moderators' log. */
export interface LogTable {
  logID: Generated<number>;
  operation: string;
  recordType: string;
  recordID: number;
  parentRecordID: number | null;
  userID: number;
  data: string;
  dateInserted: Stamp;
}

/** What a user wants to hear of a category. */
export interface UserCategoryTable {
  userID: number;
  categoryID: number;
  followed: Default<boolean>;
  dateFollowed: NullableStamp;
  popupPosts: Default<boolean>;
  emailPosts: Default<boolean>;
  popupComments: Default<boolean>;
  emailComments: Default<boolean>;
  digest: Default<boolean>;
}

/** What differs from the forum's own defaults. */
export interface UserPreferenceTable {
  userID: number;
  /** JSON: by activity, then by method. */
  activities: Default<string>;
  language: Default<string | null>;
}

export interface DraftTable {
  draftID: Generated<number>;
  recordType: 'discussion' | 'comment' | 'article' | 'event';
  recordID: number | null;
  parentRecordType: string | null;
  parentRecordID: number | null;
  /** JSON: body, format, draftMeta, lastSaved, … */
  attributes: string;
  draftStatus: Default<'draft' | 'scheduled' | 'error'>;
  dateScheduled: NullableStamp;
  /** Why it could not be published when it was due. */
  failedReason: Default<string | null>;
  insertUserID: number;
  dateInserted: Stamp;
  updateUserID: Default<number | null>;
  dateUpdated: NullableStamp;
}

interface MediaTable {
  mediaID: Generated<number>;
  /** The unguessable part of its address. */
  key: string;
  /** As its owner called it; its file on disk is called by number. */
  name: string;
  type: string;
  size: number;
  width: number | null;
  height: number | null;
  insertUserID: number;
  dateInserted: Stamp;
}

interface PendingPostTable {
  pendingPostID: Generated<number>;
  recordType: string;
  /** The sent values, as JSON. */
  data: string;
  insertUserID: number;
  dateInserted: Stamp;
}

export interface PollTable {
  pollID: Generated<number>;
  discussionID: number;
  name: string;
  insertUserID: number;
  dateInserted: Stamp;
  dateClosed: NullableStamp;
}

export interface AttachmentTable {
  attachmentID: Generated<number>;
  attachmentType: string;
  recordType: 'discussion' | 'comment';
  recordID: number;
  /** What its integration calls it. */
  sourceID: string;
  state: string;
  /** JSON: what the integration said of it when it was last asked, at `dateUpdated`. */
  metadata: string;
  insertUserID: number;
  dateInserted: Stamp;
  dateUpdated: Stamp;
}

export interface IssueTable {
  issueID: Generated<number>;
  /** The post that it came from. */
  recordType: 'discussion' | 'comment';
  recordID: number;
  name: string;
  body: string;
  bodyHtml: string;
  priority: 'low' | 'normal' | 'high';
  state: Default<'open' | 'closed'>;
  insertUserID: number;
  dateInserted: Stamp;
  updateUserID: Default<number | null>;
  dateUpdated: NullableStamp;
}

export interface LayoutTable {
  layoutID: Generated<number>;
  layoutViewType: string;
  name: string;
  /** JSON: its title and its widgets, see `data/layoutContent`. */
  content: string;
  /** Where it has moved to. */
  redirectTo: Default<string | null>;
}

export interface IgnoredUserTable {
  userID: number;
  ignoredUserID: number;
}

export interface SubcommunityTable {
  subcommunityID: Generated<number>;
  name: string;
  /** Its address, right below the forum's root. */
  folder: string;
  locale: string;
  /** Its top category: readers who see it may enter. */
  categoryID: number;
  iconUrl: string | null;
  bannerUrl: string | null;
  isDefault: Default<boolean>;
  sort: Default<number>;
}

export interface CustomPageTable {
  customPageID: Generated<number>;
  urlcode: string;
  seoTitle: string;
  seoDescription: string;
  status: 'published' | 'unpublished';
  /** JSON: a list of numbers, empty for everybody. */
  roleIDs: string;
}

/** Where a layout is shown: one for each view and record. */
export interface LayoutViewTable {
  layoutViewID: Generated<number>;
  layoutID: number;
  layoutViewType: string;
  /** `global` and `0` for whatever has none of its own. */
  recordType: string;
  recordID: string;
}

type Reportable = 'discussion' | 'comment';

export interface ReportTable {
  reportID: Generated<number>;
  recordType: Reportable;
  recordID: number;
  noteBody: string;
  noteFormat: string;
  noteHtml: string;
  insertUserID: number;
  dateInserted: Stamp;
}

export interface ReportReasonTable {
  reportReasonID: string;
  name: string;
  description: string;
  sort: number;
  deleted: Default<boolean>;
}

export interface CollectionTable {
  collectionID: Generated<number>;
  name: string;
  insertUserID: number;
  dateInserted: Stamp;
  updateUserID: Default<number | null>;
  dateUpdated: NullableStamp;
}

export interface CollectionRecordTable {
  collectionID: number;
  recordType: 'discussion' | 'category';
  recordID: number;
  sort: number | null;
  dateInserted: Stamp;
}

export interface TickTable {
  tickID: Generated<number>;
  type: string;
  url: string;
  /** Where a link out leads. */
  destinationUrl: string | null;
  referrer: string | null;
  pageName: string | null;
  discussionID: number | null;
  categoryID: number | null;
  groupID: number | null;
  eventID: number | null;
  siteSectionID: string | null;
  /** Null for guests. */
  userID: number | null;
  dateInserted: Stamp;
}

/** Of the posts that are suggested to the asker of a question, when they were found. */
export interface SuggestionListTable {
  discussionID: number;
  dateSuggested: Stamp;
  isShown: Default<boolean>;
}

export interface SuggestionTable {
  aiSuggestionID: Generated<number>;
  discussionID: number;
  /** The post that may answer it. */
  documentID: number;
  summary: string;
  hidden: Default<boolean>;
  dateAccepted: NullableStamp;
  /** The answer that an accepted one has become. */
  commentID: Default<number | null>;
}

export interface Tables {
  user: UserTable;
  role: RoleTable;
  userRole: { userID: number; roleID: number };
  rolePermission: RolePermissionTable;
  category: CategoryTable;
  discussion: DiscussionTable;
  postType: PostTypeTable;
  postField: PostFieldTable;
  suggestionList: SuggestionListTable;
  suggestion: SuggestionTable;
  suggestionWriter: { isOnly: Default<boolean>; userID: number };
  postTypeField: { postTypeID: string; postFieldID: string; sort: number };
  comment: CommentTable;
  reactionType: ReactionTypeTable;
  reaction: ReactionTable;
  tag: TagTable;
  tagDiscussion: { tagID: number; discussionID: number };
  userDiscussion: UserDiscussionTable;
  userCategory: UserCategoryTable;
  userPreference: UserPreferenceTable;
  /** Members who chose: 1 for nothing that names them, 0 for anything. */
  userPrivacy: { userID: number; anonymizeData: number };
  tick: TickTable;
  notification: NotificationTable;
  conversation: {
    conversationID: Generated<number>;
    name: string;
    insertUserID: number;
    dateInserted: Stamp;
  };
  conversationUser: { conversationID: number; userID: number; countRead: Default<number> };
  message: MessageTable;
  session: SessionTable;
  /** How often `who` has tried something since the first time; gone at `dateExpires`. */
  attempt: { who: string; count: number; dateExpires: Stamp };
  /** Tokens for single sign-on that were used, until they run out. */
  ssoToken: { tokenID: string; dateExpires: Stamp };
  log: LogTable;
  draft: DraftTable;
  setting: { name: string; value: string };
  media: MediaTable;
  /** The categories that a picture has ever been shown in. */
  mediaCategory: { mediaID: number; categoryID: number };
  pendingPost: PendingPostTable;
  attachment: AttachmentTable;
  issue: IssueTable;
  signature: { userID: number; body: string; format: string; bodyHtml: string };
  report: ReportTable;
  reportReason: ReportReasonTable;
  reportReasonOfReport: { reportID: number; reportReasonID: string };
  collection: CollectionTable;
  collectionRecord: CollectionRecordTable;
  layout: LayoutTable;
  layoutView: LayoutViewTable;
  customPage: CustomPageTable;
  ignoredUser: IgnoredUserTable;
  subcommunity: SubcommunityTable;
  poll: PollTable;
  pollOption: { pollOptionID: Generated<number>; pollID: number; body: string; sort: number };
  pollVote: { pollID: number; userID: number; pollOptionID: number; dateInserted: Stamp };
}

export type Database = Kysely<Tables>;
export type UserRow = Selectable<UserTable>;
export type CategoryRow = Selectable<CategoryTable>;
export type DiscussionRow = Selectable<DiscussionTable>;
export type CommentRow = Selectable<CommentTable>;
export type AttachmentRow = Selectable<AttachmentTable>;
export type IssueRow = Selectable<IssueTable>;
export type DraftRow = Selectable<DraftTable>;
export type ReactionTypeRow = Selectable<ReactionTypeTable>;
