/**
 * What the API sends, and what pages are rendered from: the same objects. Dates are RFC 3339 in UTC
 * (`2026-09-30T15:30:44+00:00`), URLs are absolute on the origin that the request came to, `body` is HTML that has
 * been through the sanitiser. A `?` field is there only when it was asked for by `expand`.
 */
export interface UserFragment {
  userID: number;
  name: string;
  photoUrl: string;
  dateLastActive: string | null;
  url: string;
  title?: string;
  label?: string;
  labelHtml?: string;
  banned: number;
  private: boolean;
  punished: number;
  /** HTML, beside posts. */
  signature?: { body: string };
}

export interface Badge {
  badgeID: number;
  name: string;
  /** What it was given for. */
  body: string;
}

export interface Rank {
  rankID: number;
  name: string;
  /** 1 is the first. */
  level: number;
}

export interface PollOption {
  pollOptionID: number;
  body: string;
  countVotes: number;
}

export interface Poll {
  pollID: number;
  discussionID: number;
  /** The question. */
  name: string;
  insertUserID: number;
  dateInserted: string;
  closed: boolean;
  dateClosed: string | null;
  countVotes: number;
  /** In the order that its author gave them. */
  options: PollOption[];
  /** The viewer's own; null without one. */
  votedOptionID: number | null;
  mayVote: boolean;
  /** Close it, and open it again. */
  mayClose: boolean;
}

/** A widget of a layout, with widgets in its props where it is a section. */
export interface LayoutWidget {
  $reactComponent: string;
  $reactProps: Record<string, unknown>;
  $middleware?: { visibility?: { device?: 'all' | 'mobile' | 'desktop' } };
}

export interface HydratedLayout {
  /** A word for a built-in one. */
  layoutID: number | string;
  layoutViewType: string;
  name: string;
  /** Not made for this very record. */
  isDefault: boolean;
  titleBar: LayoutWidget;
  /** A null is a node that this reader does not get. */
  layout: (LayoutWidget | null)[];
  /** What stands around the widgets, from the innermost to the outermost; missing where there is none. */
  contexts?: LayoutWidget[];
  seo: LayoutSeo;
}

export interface LayoutSeo {
  title: string;
  description?: string;
  /** The canonical address. */
  url?: string;
  /** Attributes of each tag. */
  meta?: Record<string, string>[];
  links?: Record<string, string>[];
  'json-ld'?: string;
}

/** A layout as administrators keep it, or a built-in one, whose ID is a word. */
export interface LayoutRecord {
  layoutID: number | string;
  layoutViewType: string;
  name: string;
  isDefault: boolean;
  redirectTo: string | null;
  layoutViews: LayoutView[];
}

export interface LayoutDetails extends LayoutRecord {
  /** Another one after each change of name, content or address. */
  version: string;
  content: Record<string, unknown>;
}

/** Where a layout is shown. */
export interface LayoutView {
  layoutViewID: number;
  layoutID: number;
  layoutViewType: string;
  recordType: string;
  recordID: string;
}

/** A page of the forum's own; what is on it is its layout. */
export interface CustomPage {
  customPageID: number;
  seoTitle: string;
  seoDescription: string;
  urlcode: string;
  url: string;
  status: 'published' | 'unpublished';
  siteSectionID: string | null;
  /** Who may open it; empty for everybody. */
  roleIDs: number[];
  /** This forum asks for no rank. */
  rankIDs: number[];
}

/** Sent with status 200. */
export interface LayoutRedirect {
  redirectTo: string;
  status: 301 | 302;
}

/** A poll with where it is. */
export interface PollRow extends Poll {
  discussionName: string;
  url: string;
}

/** What the viewer may do with an integration, and what it is called; words are English. */
export interface Integration {
  attachmentType: string;
  name: string;
  /** Heading of its attachments. */
  title: string;
  /** Of the menu's entry, and of the form. */
  label: string;
  /** Stands before the ID that links to the source: "Issue #". */
  externalIDLabel: string;
  /** Names of icons. */
  logoIcon: string;
  attachmentTypeIcon: string;
  submitButton: string;
  postSuccessMessage: { message: string; linkText: string };
  /** The posts that the viewer may use it on: all, those of the viewer's own, none. */
  writeableContentScope: 'all' | 'own' | 'none';
  recordTypes: ('discussion' | 'comment')[];
  escalationDelayUnit: string | null;
  escalationDelayLength: number | null;
  escalationStatusID: number | null;
}

export interface AttachmentFact {
  /** English. */
  labelCode: string;
  /** With `html`, HTML that is clean. */
  value: string | number | string[];
  url?: string;
  format?: 'user' | 'date-time' | 'html';
  /** With `user`. */
  userFragment?: UserFragment;
}

/** A record of another system that hangs on a post. */
export interface Attachment {
  attachmentID: number;
  attachmentType: string;
  recordType: 'discussion' | 'comment';
  /** A number, as text. */
  recordID: string;
  sourceID: string;
  sourceUrl: string;
  state: string;
  /** English. */
  status: string;
  dateInserted: string;
  /** When the integration was last asked. */
  dateUpdated: string;
  insertUser: UserFragment;
  metadata: AttachmentFact[];
}

/** JSON schema of a form. */
export interface FormSchema {
  type: 'object';
  properties: Record<string, FormField>;
  required: string[];
}

export interface FormField {
  type: 'string';
  maxLength?: number;
  enum?: string[];
  default?: string;
  'x-control': {
    inputType: 'textBox' | 'dropDown';
    label: string;
    description?: string;
    /** More than a line. */
    type?: 'textarea';
    choices?: { staticOptions: Record<string, string> };
  };
}

export interface Issue {
  issueID: number;
  name: string;
  /** HTML. */
  body: string;
  priority: 'low' | 'normal' | 'high';
  state: 'open' | 'closed';
  insertUser: UserFragment;
  dateInserted: string;
  dateUpdated: string | null;
  url: string;
  /** The post that it came from, while that is there. */
  recordUrl?: string;
  recordName?: string;
  /** Close it, and open it again. */
  mayClose: boolean;
}

export interface RoleFragment {
  roleID: number;
  name: string;
}

/** Of a private user, people without `personalInfo.view` get the fragment alone. */
export interface User extends UserFragment {
  dateInserted?: string;
  dateUpdated?: string | null;
  points?: number;
  countDiscussions?: number;
  countComments?: number;
  countPosts?: number;
  roles?: RoleFragment[];
  rankID?: null;
  hidden?: boolean;
  showEmail?: boolean;
  bypassSpam?: boolean;
  emailConfirmed?: boolean;
  /** For the user himself, holders of `personalInfo.view`, and where `showEmail` is on. */
  email?: string;
  profileFields?: Record<string, string>;
  /** By urlcode; types that the user never received are left out. */
  reactionsReceived?: Record<string, Reaction>;
}

export interface Me extends UserFragment {
  email: string | null;
  emailConfirmed: boolean;
  isAdmin: boolean;
  isSysAdmin: boolean;
  isSuperAdmin: boolean;
  countUnreadNotifications: number;
  countUnreadConversations: number;
  /** Global permissions by API name. */
  permissions: string[];
  roles: RoleFragment[];
  roleIDs: number[];
  points: number;
  dateInserted: string | null;
}

export interface PermissionFragment {
  type: 'global' | 'category';
  id?: number;
  permissions: Record<string, true>;
}

export interface Permissions {
  isAdmin: boolean;
  isSysAdmin: boolean;
  isSuperAdmin: boolean;
  permissions: PermissionFragment[];
  junctions?: Record<string, number[]>;
  junctionAliases?: Record<string, Record<string, number>>;
}

export interface Crumb {
  name: string;
  url: string;
}

export interface CategoryFragment {
  categoryID: number;
  name: string;
  url: string;
  allowedDiscussionTypes: string[];
}

export interface Category extends CategoryFragment {
  urlcode: string;
  description: string | null;
  parentCategoryID: number | null;
  displayAs: 'categories' | 'discussions' | 'heading';
  depth: number;
  countCategories: number;
  countDiscussions: number;
  countAllDiscussions: number;
  countComments: number;
  countAllComments: number;
  countFollowers: number;
  isArchived: boolean;
  customPermissions: boolean;
  bannerUrl?: string;
  /** For signed-in viewers. */
  followed?: boolean;
  preferences?: CategoryPreferences;
  parent?: CategoryFragment;
  breadcrumbs?: Crumb[];
  permissions?: Record<string, true>;
  lastPost?: LastPost;
  children?: Category[];
}

export interface LastPost {
  discussionID: number;
  name: string;
  url: string;
  dateInserted: string;
  insertUserID: number;
  insertUser: UserFragment;
}

export interface Reaction {
  tagID: number;
  urlcode: string;
  name: string;
  class: 'Positive' | 'Negative' | 'Flag';
  count: number;
  reactionValue: number;
  hasReacted?: boolean;
  /** Where a plain form posts `reactionType` to. */
  url?: string;
}

export interface ReactionType {
  tagID: number;
  urlCode: string;
  name: string;
  class: Reaction['class'];
  description: string;
  points: number;
  reactionValue: number;
  sort: number;
  active: boolean;
  hidden: boolean;
  custom: boolean;
  attributes: Record<string, unknown> | null;
  photoUrl: string | null;
}

export interface ReactionLogEntry {
  recordType: 'Discussion' | 'Comment';
  recordID: number;
  tagID: number;
  userID: number;
  dateInserted: string;
  user: UserFragment;
  reactionType: Omit<Reaction, 'count' | 'url'>;
}

export interface TagFragment {
  tagID: number;
  name: string;
  urlcode: string;
  type: string;
}

export interface Tag extends TagFragment {
  id: number;
  urlCode: string;
  url: string;
  parentTagID: number | null;
  countDiscussions: number;
}

export interface DiscussionStatus {
  statusID: number;
  name: string;
  state: 'open' | 'closed';
  recordType: 'discussion';
  recordSubType: 'question' | null;
}

export interface PostField {
  postFieldID: string;
  label: string;
  description: string | null;
  dataType: 'text' | 'boolean' | 'date' | 'number' | 'string[]' | 'number[]';
  formType: 'text' | 'text-multiline' | 'dropdown' | 'tokens' | 'checkbox' | 'date' | 'number';
  visibility: 'public' | 'private' | 'internal';
  isRequired: boolean;
  dropdownOptions: (string | number)[];
}

export interface PostType {
  postTypeID: string;
  name: string;
  /** `discussion` or `question` for those of the forum's own; null for these. */
  parentPostTypeID: 'discussion' | 'question' | null;
  postButtonLabel: string | null;
  postHelperText: string | null;
  isActive: boolean;
  /** Empty: everybody's, everywhere. */
  roleIDs: number[];
  categoryIDs: number[];
  postFields?: PostField[];
}

export interface Discussion {
  discussionID: number;
  type: 'discussion' | 'question' | 'redirect';
  name: string;
  url: string;
  canonicalUrl: string;
  body?: string;
  excerpt?: string;
  dateInserted: string;
  dateUpdated: string | null;
  dateLastComment: string;
  insertUserID: number;
  lastUserID: number;
  insertUser?: UserFragment;
  lastUser?: UserFragment;
  updateUser?: UserFragment;
  categoryID: number;
  category?: CategoryFragment;
  breadcrumbs?: Crumb[];
  pinned: boolean;
  pinLocation: 'recent' | 'category' | null;
  closed: boolean;
  sink: boolean;
  score: number | null;
  countViews: number;
  countComments: number;
  /** For signed-in viewers. */
  countUnread?: number;
  unread?: boolean;
  bookmarked?: boolean;
  dismissed?: boolean;
  muted?: boolean;
  dateLastViewed?: string | null;
  /** For holders of `staff.allow`. */
  resolved?: boolean;
  statusID: number;
  status?: DiscussionStatus;
  postTypeID: string;
  /** Of a question, where they are asked for by name. */
  acceptedAnswers?: Comment[];
  rejectedAnswers?: Comment[];
  /** Of the reader's own question. */
  suggestions?: Suggestion[];
  showSuggestions?: boolean;
  /** When they were found; null for never. */
  dateSuggested?: string | null;
  /** Values of the type's fields, as far as the reader may see them. */
  postMeta?: Record<string, unknown>;
  attributes: { question?: { status: string; dateAccepted: string | null; dateAnswered: string | null } };
  reactions?: Reaction[];
  attachments?: Attachment[];
  tags: TagFragment[];
  permissions?: Record<string, true>;
  /** Of a `redirect`: where it leads. */
  redirectDiscussionID?: number;
  /** For holders of `posts.moderate` or `community.moderate`. */
  reportMeta?: ReportMeta;
  groupID: null;
}

export interface ReportReason {
  reportReasonID: string;
  name: string;
  description: string;
  sort: number;
  deleted: boolean;
}

export interface ReportMeta {
  countReports: number;
  countReportUsers: number;
  dateLastReport: string | null;
  reportReasons: ReportReason[];
  reportUserIDs: number[];
  reportUsers: UserFragment[];
}

export interface Report {
  reportID: number;
  recordType: string;
  recordID: number;
  recordName: string;
  /** Null for a post that is gone. */
  recordUrl: string | null;
  recordExcerpt: string;
  recordIsLive: boolean;
  placeRecordType: 'category';
  placeRecordID: number | null;
  reportReasons: ReportReason[];
  noteHtml: string;
  insertUserID: number;
  insertUser: UserFragment;
  dateInserted: string;
}

export interface CollectionRecord {
  recordID: number;
  recordType: 'discussion' | 'category';
  sort: number | null;
  dateAddedToCollection: string;
}

export interface Collection {
  collectionID: number;
  name: string;
  records: CollectionRecord[];
  dateInserted: string;
  dateUpdated: string | null;
  insertUserID: number;
  updateUserID: number | null;
}

export interface CollectionContent extends CollectionRecord {
  record: { name: string; url: string; excerpt: string; image: { url: string; alt: string } | null };
  collection?: Omit<Collection, 'records'>;
}

/** A record before an edit. */
export interface LogEntry {
  logID: number;
  operation: string;
  recordType: string;
  recordID: number;
  parentRecordID: number | null;
  dateInserted: string;
  /** Who changed it. */
  insertUser: UserFragment;
  /** Who had written it. */
  recordUser: UserFragment;
  /** Of a discussion. */
  name?: string;
  /** HTML, cleaned when it was written. */
  body: string;
  /** Of an edit: what it made of the record. */
  after?: { name?: string; body: string };
}

export interface Media {
  mediaID: number;
  name: string;
  url: string;
  /** MIME type. */
  type: string;
  /** Bytes. */
  size: number;
  width: number | null;
  height: number | null;
  foreignType: string | null;
  foreignID: string | null;
  insertUserID: number;
  dateInserted: string;
}

interface Quote {
  recordID: number;
  /** HTML. */
  body: string;
  bodyRaw: string;
  format: string;
  url: string;
  dateInserted: string;
  insertUser: UserFragment;
}

export interface CommentQuote extends Quote {
  recordType: 'comment';
  commentID: number;
}

/** A post that may answer a question. */
export interface Suggestion {
  aiSuggestionID: number;
  format: 'text';
  type: 'discussion';
  documentID: number;
  url: string;
  title: string;
  summary: string;
  /** It was dismissed. */
  hidden: boolean;
  /** The answer that it has become, and what became of that. */
  commentID?: number;
  answerStatus?: 'accepted' | 'rejected' | 'pending';
}

export type Suggested = Required<Pick<Discussion, 'suggestions' | 'showSuggestions' | 'dateSuggested'>>;

export interface DiscussionQuote extends Quote {
  recordType: 'discussion';
  discussionID: number;
  name: string;
}

export interface Comment {
  commentID: number;
  parentRecordType: 'discussion';
  parentRecordID: number;
  discussionID: number;
  parentCommentID: number | null;
  depth: number;
  categoryID: number;
  insertUserID: number;
  insertUser: UserFragment;
  body: string;
  dateInserted: string;
  dateUpdated: string | null;
  updateUser?: UserFragment;
  score: number;
  reactions?: Reaction[];
  attachments?: Attachment[];
  attributes: {
    answer?: { status: string; dateAccepted: string | null; acceptUserID: number | null };
    /** A tombstone: its text and author are gone, its replies stay. */
    deleted?: true;
  };
  reportMeta?: ReportMeta;
  countChildComments: number;
  url: string;
  /** Name of the discussion; on lists that cross discussions. */
  name: string;
}

export interface SearchRow {
  url: string;
  name: string;
  recordID: number;
  recordType: 'discussion' | 'comment' | 'category' | 'tag' | 'user';
  type: string;
  body: string | null;
  excerpt: string;
  dateInserted: string;
  dateUpdated: string | null;
  insertUserID: number;
  insertUser?: UserFragment;
  categoryID?: number;
  discussionID?: number;
  commentID?: number;
  groupID: null;
  score: number;
  image?: { url: string; alt: string } | null;
  breadcrumbs?: Crumb[];
  /** Where hits of one discussion are collapsed: how many this one stands for, and what finds them. */
  subqueryMatchCount?: number;
  subqueryExtraParams?: { discussionID: number };
}

export interface Notification {
  notificationID: number;
  activityType: string;
  activityName: string;
  body: string;
  photoUrl: string | null;
  url: string;
  readUrl: string;
  recordType: string | null;
  recordID: number | null;
  reason: string | null;
  dateInserted: string;
  dateUpdated: string;
  read: boolean;
}

export interface Conversation {
  conversationID: number;
  name: string;
  body: string;
  excerpt: string;
  url: string;
  dateInserted: string;
  insertUserID: number;
  insertUser?: UserFragment;
  countParticipants: number;
  participants: { userID: number; user: UserFragment; status: 'participating' }[];
  countMessages: number;
  countUnread: number;
  unread: boolean;
  lastMessage: { insertUserID: number; dateInserted: string; insertUser: UserFragment };
}

/** A page of rows. `total` is null for "more" paging, where only a next page is known. */
export interface Paged<Row> {
  rows: Row[];
  page: number;
  limit: number;
  total: number | null;
  hasMore: boolean;
}

/** A flat map; the keys are literal. */
export interface CategoryPreferences {
  'preferences.followed': boolean;
  'preferences.popup.posts': boolean;
  'preferences.email.posts': boolean;
  'preferences.popup.comments': boolean;
  'preferences.email.comments': boolean;
  'preferences.email.digest': boolean;
}

export interface FollowedCategory {
  categoryID: number;
  name: string;
  url: string;
  iconUrl: null;
  dateFollowed: string | null;
  preferences: CategoryPreferences;
}

export interface ActivityPreference {
  popup?: boolean;
  email?: boolean;
  /** Of the digest. */
  frequency?: string;
}

/** By activity; methods that the user cannot have are left out. */
export interface NotificationPreferences {
  [activity: string]: ActivityPreference | string | undefined;
  NotificationLanguage?: string;
}

/** A JSON schema whose leaves are booleans, and texts with an `enum`; nested by group, activity and method. */
export interface PreferenceSchema {
  type: 'object' | 'boolean' | 'string';
  'x-control'?: Record<string, unknown>;
  properties?: Record<string, PreferenceSchema>;
  required?: string[];
  enum?: string[];
  default?: boolean | string;
}

/** What a page says of itself for statistics: unchecked, and never refused. */
export type Tick = Record<string, unknown>;

/** 1: nothing that names the reader may be counted, 0: it may, -1: nothing chosen. */
export interface PrivacyAnswer {
  AnonymizeData: '1' | '0' | '-1';
}
