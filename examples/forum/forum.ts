import type { HowLong, LongRun, LongRunner } from './data/longRunner';
import type { Attachments, Issues } from './attachments';
import type { Drafts } from './drafts';
import type { CustomPages } from './customPages';
import type { IgnoredUsers } from './ignoredUsers';
import type { Subcommunities } from './subcommunities';
import type { Layouts } from './layouts';
import type * as wire from './wire';
import type { Viewer } from './viewer';

export interface PageQuery {
  /** From 1. */
  page?: number;
  limit?: number;
}

export interface Expand {
  /** Names of the contract (`insertUser`, `reactions`, …), `all`, and `-name` to take one away again. */
  expand?: string[];
}

export type RecordType = 'discussion' | 'comment';

/** A number, or a smart ID. */
export type Id = number | string;

export interface DiscussionQuery extends PageQuery, Expand {
  /** IDs, or a range of them; ranges are as `readRange` takes them. */
  discussionID?: number[] | string;
  dateInserted?: string;
  dateUpdated?: string;
  dateLastComment?: string;
  score?: string;
  categoryID?: number;
  categoryUrlCode?: string;
  includeChildCategories?: boolean;
  excludedCategoryIDs?: number[];
  /** In categories that the viewer follows. */
  followed?: boolean;
  tagID?: number;
  type?: string[];
  postTypeID?: string[];
  statusID?: number[];
  /** Names of statuses, in any case. */
  status?: string[];
  /** For holders of `staff.allow`. */
  resolved?: boolean;
  insertUserRoleID?: number[];
  /** Urlcode of a reaction that the discussion has got. */
  reactionType?: string;
  internalStatusID?: unknown;
  sentiment?: unknown;
  postMeta?: unknown;
  suggested?: boolean;
  insertUserID?: number;
  bookmarkUserID?: number;
  participatedUserID?: number;
  pinned?: boolean;
  /** `first` puts announcements on top. */
  pinOrder?: 'first' | 'mixed';
  hasComments?: boolean;
  /** Age limit by day, week, month or year. */
  slotType?: 'd' | 'w' | 'm' | 'y' | 'a';
  sort?: string;
  excerptLength?: number;
}

export interface CommentQuery extends PageQuery, Expand {
  discussionID?: number;
  insertUserID?: number;
  parentCommentID?: number;
  /** Answers to questions, by what became of them. */
  qna?: 'accepted' | 'rejected' | 'pending';
  sort?: 'dateInserted' | '-dateInserted' | '-score' | '-experimentalTrending';
}

export interface PostBody {
  body: string;
  /** `text`, `html` or `rich2` (Slate JSON as a string), in any case. */
  format: string;
}

export interface DiscussionInput extends PostBody {
  /** Without notifications. */
  silently?: boolean;
  /** Tags by name; those that do not exist yet are made, for holders of `tags.add`. */
  newTagNames?: string[];
  name: string;
  categoryID: number;
  /** `discussion` or `question`; `postTypeID` names one of the forum's own. */
  type?: string;
  postTypeID?: string;
  postMeta?: Record<string, unknown>;
  tagIDs?: number[];
  pinned?: boolean;
  pinLocation?: 'recent' | 'category' | null;
}

export interface DiscussionPatch extends Partial<PostBody> {
  newTagNames?: string[];
  name?: string;
  categoryID?: number;
  closed?: boolean;
  pinned?: boolean;
  pinLocation?: 'recent' | 'category' | null;
  sink?: boolean;
  resolved?: boolean;
  insertUserID?: number;
  tagIDs?: number[];
  /** Values by field, for those that change. */
  postMeta?: Record<string, unknown>;
}

export interface Users {
  /** `id` is a number or a smart ID: `5`, `$me`, `$name:Mara`. Throws 404 for unknown and deleted users. */
  get(viewer: Viewer, id: number | string, options?: Expand): Promise<wire.User>;
  list(
    viewer: Viewer,
    query: PageQuery & Expand & { userID?: number[]; sort?: string },
  ): Promise<wire.Paged<wire.User>>;
  /** Every ID gets an answer: unknown ones a placeholder user. */
  fragments(viewer: Viewer, userIDs: Iterable<number>): Promise<Map<number, wire.UserFragment>>;
  byNames(
    viewer: Viewer,
    query: PageQuery & {
      name: string;
      order?: 'countComments' | 'dateLastActive' | 'name' | 'mention';
    },
  ): Promise<wire.Paged<wire.UserFragment>>;
  me(viewer: Viewer): Promise<wire.Me>;
  permissions(
    viewer: Viewer,
    id: number | string,
    options?: { junctions?: boolean },
  ): Promise<wire.Permissions>;
  counts(viewer: Viewer): Promise<{ counts: { name: string; count: number }[] }>;
  create(viewer: Viewer, input: UserInput): Promise<wire.User>;
  /** Throws for users that the viewer may not change. */
  demandChange(viewer: Viewer, id: number | string): Promise<void>;
  update(viewer: Viewer, id: number | string, patch: UserPatch): Promise<wire.User>;
}

/** What members have earned. Unknown users have no entry. */
export interface Honours {
  of(userIDs: Iterable<number>): Promise<Map<number, { badges: wire.Badge[]; rank: wire.Rank }>>;
}

export interface PollInput {
  discussionID: number;
  name: string;
  /** At least two, all of them different. */
  options: string[];
}

/** One poll per discussion. Users who may comment may vote once, and change the vote until the poll is closed. */
export interface Polls {
  get(viewer: Viewer, pollID: number): Promise<wire.Poll>;
  /** Of a discussion that the viewer sees; null where there is none. */
  ofDiscussion(viewer: Viewer, discussionID: number): Promise<wire.Poll | null>;
  /** The newest that the viewer sees. */
  list(viewer: Viewer, query: { closed: boolean; limit: number }): Promise<wire.PollRow[]>;
  /** The polls of discussions that the viewer may see. */
  among(discussionIDs: readonly number[]): Promise<ReadonlySet<number>>;
  /** Whether the viewer may add one there: authors to open discussions of their own, and holders of `discussions.edit`. */
  mayAdd(
    viewer: Viewer,
    discussion: Pick<wire.Discussion, 'type' | 'insertUserID' | 'categoryID' | 'closed'>,
  ): boolean;
  /** Throws 400 with errors on `name` and `options`, 409 where there is a poll already. */
  add(viewer: Viewer, input: PollInput): Promise<wire.Poll>;
  /** Throws for polls that the viewer may not vote in, or not close. */
  demand(viewer: Viewer, pollID: number, right: 'vote' | 'close'): Promise<void>;
  vote(viewer: Viewer, pollID: number, pollOptionID: number): Promise<wire.Poll>;
  close(viewer: Viewer, pollID: number, closed: boolean): Promise<wire.Poll>;
}

export const suggestionActions = [
  'accept',
  'takeBack',
  'dismiss',
  'restore',
  'hide',
  'show',
  'generate',
] as const;
export type SuggestionAction = (typeof suggestionActions)[number];

/** Posts that may answer a question, for its asker alone. */
export interface Suggestions {
  /** Null for other readers, and for what is no question. */
  of(
    viewer: Viewer,
    discussion: Pick<wire.Discussion, 'discussionID' | 'categoryID' | 'type' | 'insertUserID'>,
  ): Promise<wire.Suggested | null>;
  /** Looks for posts anew; those that were accepted stay. */
  generate(viewer: Viewer, discussionID: number): Promise<void>;
  /** Accepting writes an answer that is accepted. Throws 403 for others than the asker. */
  change(
    viewer: Viewer,
    discussionID: number,
    change: { action: SuggestionAction; ids?: readonly number[] | 'all' },
  ): Promise<wire.Suggested>;
}

/** Answers to questions: the comments that others than the asker wrote. */
export interface Answers {
  /** The asker of an open question, and holders of `curation.manage` or `community.moderate`. */
  mayJudge(
    viewer: Viewer,
    discussion: Pick<wire.Discussion, 'type' | 'insertUserID' | 'closed' | 'categoryID'>,
  ): boolean;
  /** Throws for comments that the viewer may not judge. */
  demandJudge(viewer: Viewer, commentID: number): Promise<void>;
  /** The question's status follows. Throws 400 for comments that are no answers. */
  judge(
    viewer: Viewer,
    commentID: number,
    status: 'accepted' | 'rejected' | 'pending',
  ): Promise<wire.Comment>;
}

export interface UserInput {
  name: string;
  email: string;
  password: string;
  roleID?: number[];
  emailConfirmed?: boolean;
  private?: boolean;
}

export interface UserPatch {
  name?: string;
  email?: string;
  password?: string;
  passwordConfirmation?: string;
  /** With a new password or e-mail address of one's own. */
  currentPassword?: string;
  showEmail?: boolean;
  private?: boolean;
  banned?: boolean;
  emailConfirmed?: boolean;
  roleID?: number[];
  profileFields?: Record<string, string>;
}

export type CategoryName = Pick<
  wire.Category,
  'categoryID' | 'name' | 'url' | 'urlcode' | 'parentCategoryID'
>;

export interface Categories {
  /** Visible categories as a tree, `children` filled. */
  tree(viewer: Viewer): Promise<wire.Category[]>;
  /** Visible categories, flat, in the order of the tree. */
  list(viewer: Viewer, query?: Expand & { parentCategoryID?: number }): Promise<wire.Category[]>;
  /** What visible categories are called and where they are, in the order of the tree; asks the database for nothing. */
  names(viewer: Viewer): CategoryName[];
  /** `id` is a number or `$urlcode:general`. */
  get(viewer: Viewer, id: number | string, options?: Expand): Promise<wire.Category>;
  search(
    viewer: Viewer,
    query: PageQuery &
      Expand & {
        query: string;
        parentCategoryID?: number;
        displayAs?: string[];
        /** Those in which the viewer may post. */
        filterDiscussionsAdd?: boolean;
      },
  ): Promise<wire.Paged<wire.Category>>;
}

export interface DiscussionSource extends Required<Pick<DiscussionInput, 'postTypeID' | 'postMeta'>> {
  discussionID: number;
  name: string;
  categoryID: number;
}

export interface PostTypes {
  /** Those in use that the viewer may begin a post of, with the fields that they may fill in. */
  list(viewer: Viewer): Required<wire.PostType>[];
  get(postTypeID: string): Required<wire.PostType> | undefined;
  /** Fields of a post with its values, as far as the viewer may see them. */
  shown(
    viewer: Viewer,
    discussion: Pick<wire.Discussion, 'postTypeID' | 'insertUserID' | 'postMeta'>,
  ): (wire.PostField & { value: unknown })[];
}

export interface Discussions {
  /** Sorts: `-dateLastComment` (default), `-dateInserted`, `-score`, `-hot`, and all of them without `-`. */
  list(viewer: Viewer, query?: DiscussionQuery): Promise<wire.Paged<wire.Discussion>>;
  get(viewer: Viewer, discussionID: number, options?: Expand): Promise<wire.Discussion>;
  /** Throws for what the viewer does not see. */
  demandView(viewer: Viewer, discussionID: number): Promise<void>;
  /** Throws for what the viewer may change nothing of. */
  demandChange(viewer: Viewer, discussionID: number): Promise<void>;
  edit(viewer: Viewer, discussionID: number): Promise<PostBody & DiscussionSource>;
  /** What an answer quotes. */
  quote(viewer: Viewer, discussionID: number): Promise<wire.DiscussionQuote>;
  create(viewer: Viewer, input: DiscussionInput): Promise<wire.Discussion>;
  update(
    viewer: Viewer,
    discussionID: number,
    patch: DiscussionPatch,
    options?: Expand,
  ): Promise<wire.Discussion>;
  remove(viewer: Viewer, discussionID: number): Promise<void>;
  bookmark(viewer: Viewer, discussionID: number, bookmarked: boolean): Promise<{ bookmarked: boolean }>;
  /** Throws 400 unless the discussion is an announcement. */
  dismiss(viewer: Viewer, discussionID: number, dismissed: boolean): Promise<{ dismissed: boolean }>;
  /** No notification of a muted discussion reaches the member. */
  mute(viewer: Viewer, discussionID: number, muted: boolean): Promise<{ muted: boolean }>;
  /** Puts a discussion first by its last comment. */
  bump(viewer: Viewer, discussionID: number): Promise<wire.Discussion>;
  /** By one of the two names. */
  setType(
    viewer: Viewer,
    discussionID: number,
    type: { type?: string; postTypeID?: string; postMeta?: Record<string, unknown> },
  ): Promise<wire.Discussion>;
  /** Counts a view and, for members, marks comments read up to the end of the page that was shown. */
  visit(viewer: Viewer, discussionID: number, read: { throughComment: number | null }): Promise<void>;
}

/** At most 50 discussions each; the same one twice counts once. */
export interface Selected extends HowLong {
  discussionIDs: number[];
}

/**
 * Bulk actions on discussions, as long runs. Discussions that are gone are left out. Throws 403 with the
 * `recordIDs` that the viewer may not touch, before anything is done.
 */
export interface Moderation {
  /** Throws 404 for an unknown category, 400 for one that holds no discussions. */
  move(viewer: Viewer, input: Selected & { categoryID: number; addRedirects?: boolean }): Promise<LongRun>;
  /** Throws 404 with `recordIDs` when the destination is gone. */
  merge(
    viewer: Viewer,
    input: Selected & { destinationDiscussionID: number; addRedirects?: boolean },
  ): Promise<LongRun>;
  close(viewer: Viewer, input: Selected & { closed?: boolean }): Promise<LongRun>;
  remove(viewer: Viewer, input: Selected): Promise<LongRun>;
}

export interface Comments {
  /** Answers to a question that were accepted, and rejected. */
  countAnswers(discussionID: number): Promise<{ accepted: number; rejected: number }>;
  list(viewer: Viewer, query: CommentQuery): Promise<wire.Paged<wire.Comment>>;
  get(viewer: Viewer, commentID: number, options?: Expand): Promise<wire.Comment>;
  edit(viewer: Viewer, commentID: number): Promise<PostBody & { commentID: number }>;
  /** @param doerID who has it written, if not its author: they hear nothing of it. */
  create(
    viewer: Viewer,
    input: PostBody & { discussionID: number; parentCommentID?: number },
    doerID?: number,
  ): Promise<wire.Comment>;
  /** What an answer quotes. */
  quote(viewer: Viewer, commentID: number): Promise<wire.CommentQuote>;
  update(viewer: Viewer, commentID: number, patch: PostBody): Promise<wire.Comment>;
  remove(viewer: Viewer, commentID: number): Promise<void>;
  /** Rows of a discussion's thread: comments, and tombstones of deleted ones with replies. */
  countRows(discussionID: number): Promise<number>;
  /** Names of those who wrote these comments; without those of deleted ones and of deleted users. */
  authorsOf(commentIDs: number[]): Promise<Map<number, string>>;
  /** Direct replies to `shown` that are not among these: how many each has, and the oldest. */
  repliesBeyond(shown: number[]): Promise<Map<number, { count: number; first: number }>>;
  /** The oldest comment that the viewer for whom the discussion was read has not seen; null where none is known to be. */
  firstUnread(discussion: wire.Discussion): Promise<Pick<wire.Comment, 'commentID' | 'dateInserted'> | null>;
  /** Where a comment stands in its discussion, oldest first. */
  placeOf(viewer: Viewer, commentID: number, limit: number): Promise<{ discussionID: number; page: number }>;
}

export interface MediaStore {
  /** Keeps an uploaded picture. Throws 400 with an error on `file`, 429 for members who have uploaded enough for a day. */
  add(viewer: Viewer, file: { name: string; content: Buffer }): Promise<wire.Media>;
  /** By the key in its address. Throws 404 for those, too, who see no post that shows it. */
  read(viewer: Viewer, key: string): Promise<{ type: string; content: Buffer }>;
}

export interface Reactions {
  types(): Promise<wire.ReactionType[]>;
  /** Throws for records that the viewer does not see, and for viewers who may add no reaction at all. */
  demandAdd(viewer: Viewer, recordType: RecordType, recordID: number): Promise<void>;
  /** Adds a reaction of that type; adding it twice is no toggle. Answers the new summary of the record. */
  add(viewer: Viewer, recordType: RecordType, recordID: number, urlcode: string): Promise<wire.Reaction[]>;
  /** Takes away the viewer's reactions on the record, or with `userID` another user's. */
  remove(viewer: Viewer, recordType: RecordType, recordID: number, userID?: number): Promise<void>;
  /** What a plain form does: the same type again takes it away, another one takes its place. */
  toggle(viewer: Viewer, recordType: RecordType, recordID: number, urlcode: string): Promise<wire.Reaction[]>;
  log(
    viewer: Viewer,
    recordType: RecordType,
    recordID: number,
    query?: PageQuery & { type?: string },
  ): Promise<wire.ReactionLogEntry[]>;
  /** Discussions and comments of a user that got reactions of a type (all types without one), newest first. */
  received(
    viewer: Viewer,
    userID: number,
    query?: PageQuery & { urlcode?: string },
  ): Promise<wire.Paged<wire.SearchRow>>;
}

export interface Tags {
  list(
    query: PageQuery & { query?: string; tagID?: number[]; type?: string[]; sort?: string },
    viewer: Viewer,
  ): Promise<wire.Tag[]>;
  get(viewer: Viewer, tagID: number): Promise<wire.Tag>;
  /** Replaces the tags of a discussion; `add` keeps those that it has. */
  set(
    viewer: Viewer,
    discussionID: number,
    tags: { tagIDs?: number[]; urlcodes?: string[] },
    how?: 'replace' | 'add',
  ): Promise<wire.TagFragment[]>;
}

export interface Reports {
  /** With those that are no longer offered. */
  reasons(): Promise<wire.ReportReason[]>;
  /** Throws 400 with errors on `reportReasonIDs`, `noteBody` and `noteFormat`. */
  add(
    viewer: Viewer,
    input: {
      recordType: RecordType;
      recordID: number;
      reportReasonIDs: string[];
      noteBody: string;
      noteFormat: string;
    },
  ): Promise<wire.Report>;
  /** Newest first; of posts in categories whose reports the viewer may see. */
  list(
    viewer: Viewer,
    query: PageQuery & { recordType?: string; recordID?: number },
  ): Promise<wire.Paged<wire.Report>>;
}

interface CollectedRecord {
  recordType: string;
  recordID: number;
  sort?: number | null;
}

/** Lists of records that an editor has put together; all of it needs `community.manage`. */
export interface Collections {
  list(
    viewer: Viewer,
    query: PageQuery & { collectionID?: number; name?: string },
  ): Promise<wire.Paged<wire.Collection>>;
  byResource(viewer: Viewer, record: CollectedRecord): Promise<wire.Collection[]>;
  /** The record is in these collections then and in no other. Throws 404 for an unknown one, and changes nothing. */
  setByResource(
    viewer: Viewer,
    input: { record: CollectedRecord; collectionIDs: number[] },
  ): Promise<wire.Collection[]>;
  /** Throws 400 with an error on `name` for one that is there already. */
  add(viewer: Viewer, input: { name: string; records: CollectedRecord[] }): Promise<wire.Collection>;
  /** One, with what it holds, as far as the viewer may see it, in its order. 404 where there is none. */
  content(
    viewer: Viewer,
    collectionID: number,
  ): Promise<{ collectionID: number; name: string; records: wire.CollectionContent[] }>;
  /** What collections hold, as far as the viewer may see it, in their order. */
  contents(viewer: Viewer, query: { collectionID?: number }): Promise<wire.CollectionContent[]>;
}

/** What may interest a member; nothing for guests. */
export interface Interests {
  /** The most active categories that are not followed, and unread posts of others: of followed categories first. */
  suggest(
    viewer: Viewer,
    query: {
      followsLimit: number;
      contentLimit: number;
      excerptLength: number;
      excludedCategoryIDs?: number[] | undefined;
    },
  ): Promise<{ categories: wire.Category[]; discussions: wire.Discussion[] }>;
}

/** The moderators' log: what records were before they were edited, merged or deleted, newest first. */
export interface Log {
  /** Needs `discussions.moderate`, in the record's category where there is one. */
  list(
    viewer: Viewer,
    query: PageQuery & {
      recordType?: string;
      recordID?: number;
      parentRecordID?: number;
      operation?: string;
    },
  ): Promise<wire.Paged<wire.LogEntry>>;
}

export interface SearchQuery extends PageQuery, Expand {
  query?: string;
  /** `all_content`, `discussions`, `comments`, `members`, `places`; where that add-on is on, `questions`. */
  domain?: string;
  recordTypes?: string[];
  /** Of posts: `discussion`, `question`, …, `comment`. */
  types?: string[];
  categoryID?: number;
  categoryIDs?: number[];
  includeChildCategories?: boolean;
  followedCategories?: boolean;
  knowledgeBaseID?: number;
  /** Words of the title. */
  name?: string;
  insertUserNames?: string[];
  insertUserIDs?: number[];
  /** Ranges, as those of discussions. */
  dateInserted?: string;
  dateUpdated?: string;
  /** Names or codes. */
  tags?: string[];
  tagOperator?: 'and' | 'or';
  queryOperator?: 'and' | 'or';
  sort?: 'relevance' | 'dateInserted' | '-dateInserted' | 'dateUpdated' | '-dateUpdated' | 'score' | '-score';
  /** One hit for each discussion. */
  collapse?: boolean;
  expandBody?: boolean;
  /** Instead of a page. */
  offset?: number;
}

export interface Search {
  find(viewer: Viewer, query: SearchQuery): Promise<wire.Paged<wire.SearchRow>>;
}

/** What users want to hear of. Others than oneself need `users.edit`, for categories `profiles.edit` will do. */
export interface Preferences {
  /** `categoryID` is a number or `$urlcode:general`; a user's ID may be `$me`. */
  ofCategory(viewer: Viewer, categoryID: Id, userID: Id): Promise<wire.CategoryPreferences>;
  /** Keys that the patch leaves out stay as they are. */
  updateCategory(
    viewer: Viewer,
    categoryID: Id,
    userID: Id,
    patch: Partial<wire.CategoryPreferences>,
  ): Promise<wire.CategoryPreferences>;
  /** Follows with the viewer's defaults, or unfollows with everything off. */
  follow(viewer: Viewer, categoryID: Id, followed: boolean): Promise<wire.CategoryPreferences>;
  followed(viewer: Viewer, userID: Id): Promise<wire.FollowedCategory[]>;
  /** Throws unless the viewer may change these preferences of a user. */
  demandChange(viewer: Viewer, userID: Id, what: 'categories' | 'activities'): Promise<void>;
  schema(
    viewer: Viewer,
    query?: { userID?: Id; schemaType?: 'user' | 'defaults' },
  ): Promise<wire.PreferenceSchema>;
  ofUser(viewer: Viewer, userID: Id): Promise<wire.NotificationPreferences>;
  /** Sparse too. Throws 404 for a language that the forum does not have, 403 for a user of a higher rank. */
  updateUser(
    viewer: Viewer,
    userID: Id,
    patch: Record<string, unknown>,
  ): Promise<wire.NotificationPreferences>;
}

export interface Notifications {
  /** Asks the administrators to confirm the viewer's e-mail address. */
  askForConfirmation(viewer: Viewer): Promise<void>;
  list(viewer: Viewer, query?: PageQuery): Promise<wire.Paged<wire.Notification>>;
  get(viewer: Viewer, notificationID: number): Promise<wire.Notification>;
  markRead(viewer: Viewer, notificationID: number): Promise<wire.Notification>;
  markAllRead(viewer: Viewer): Promise<void>;
}

export interface Privacy {
  get(viewer: Viewer): Promise<wire.PrivacyAnswer>;
  /** For members: guests keep theirs in a cookie. */
  choose(viewer: Viewer, choice: wire.PrivacyAnswer): Promise<wire.PrivacyAnswer>;
}

export interface Ticks {
  /** Keeps one thing that a reader did, without secrets in its addresses. False when it says too little. */
  keep(viewer: Viewer, tick: wire.Tick): Promise<boolean>;
}

export interface Conversations {
  list(viewer: Viewer, query?: PageQuery & Expand): Promise<wire.Paged<wire.Conversation>>;
}

/** A message of a conversation; its body is HTML. */
export interface Message {
  messageID: number;
  body: string;
  dateInserted: string;
  insertUser: wire.UserFragment;
}

export interface Messages {
  /** Starts a conversation with one user. Without a name it gets the beginning of its first message. */
  start(
    viewer: Viewer,
    input: { userID: number; name: string; body: string },
  ): Promise<{ conversationID: number }>;
  /** What the viewer has written counts as read by them. */
  reply(viewer: Viewer, conversationID: number, body: string): Promise<Message>;
  /** Messages of one of the viewer's own conversations, oldest first; counts them as read. */
  read(viewer: Viewer, conversationID: number): Promise<{ name: string; messages: Message[] }>;
}

/** A session as it is handed to the browser: the token goes into the cookie and is stored nowhere else. */
export interface OpenSession {
  token: string;
  userID: number;
  dateExpires: Date;
}

export interface Sessions {
  /** The viewer behind a cookie's token; a guest when there is none or it has run out. */
  viewer(token: string | undefined, origin: string): Promise<Viewer>;
  /** `name` may be an e-mail address. Throws 400 with field errors, 403 for banned users, 429 after five failures for an account, or thirty from an address. */
  signIn(input: { name: string; password: string; address: string }): Promise<OpenSession>;
  /** Throws 400 with field errors (`name`, `email`, `password`, `passwordConfirmation`). */
  register(input: {
    name: string;
    email: string;
    password: string;
    passwordConfirmation: string;
    address: string;
  }): Promise<OpenSession>;
  /**
   * The user of a token signed by an embedding site; an account is made for those who have none. Throws 403
   * for tokens that are not good, or were used already, and for accounts that only their owner may open.
   */
  connect(token: string, origin: string): Promise<OpenSession>;
  signOut(sessionID: string): Promise<void>;
}

/**
 * Everything that API and pages can do, each call for a viewer and with the viewer's permissions checked inside.
 * Refusals are thrown as `HttpError`.
 */
export interface Forum {
  users: Users;
  categories: Categories;
  discussions: Discussions;
  moderation: Moderation;
  comments: Comments;
  reactions: Reactions;
  tags: Tags;
  reports: Reports;
  collections: Collections;
  log: Log;
  search: Search;
  preferences: Preferences;
  notifications: Notifications;
  privacy: Privacy;
  ticks: Ticks;
  honours: Honours;
  attachments: Attachments;
  issues: Issues;
  layouts: Layouts;
  customPages: CustomPages;
  subcommunities: Subcommunities;
  ignoredUsers: IgnoredUsers;
  postTypes: PostTypes;
  interests: Interests;
  polls: Polls;
  answers: Answers;
  suggestions: Suggestions;
  conversations: Conversations;
  messages: Messages;
  sessions: Sessions;
  media: MediaStore;
  longRunner: LongRunner;
  drafts: Drafts;
}
