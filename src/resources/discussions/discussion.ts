import { isRecord } from '../../contract/foreign';

/** Flags that a reader sets with one press. The first three are the reader's own; the others hold for everybody. */
export type DiscussionFlag = 'bookmarked' | 'muted' | 'dismissed' | 'closed' | 'sink' | 'resolved';

export interface DiscussionTag {
  tagID: number;
  name: string;
  urlcode: string;
  /** `User` for those of members. */
  type?: string | undefined;
}

export interface DiscussionAuthor {
  userID: number;
  name: string;
  photoUrl?: string | undefined;
  url?: string | undefined;
}

/** What rows, post, menu and bulk actions have to agree on. A field that is missing is not known here. */
export interface DiscussionFacts {
  discussionID: number;
  name?: string | undefined;
  url?: string | undefined;
  categoryID?: number | undefined;
  category?: { name: string; url: string } | undefined;
  insertUserID?: number | undefined;
  insertUser?: DiscussionAuthor | undefined;
  type?: string | undefined;
  postTypeID?: string | undefined;
  /** Of a question. 1: unanswered, 2: answered, 3: accepted, 4: rejected. */
  statusID?: number | undefined;
  pinned?: boolean | undefined;
  pinLocation?: 'recent' | 'category' | null | undefined;
  closed?: boolean | undefined;
  sink?: boolean | undefined;
  /** Only the staff is told. */
  resolved?: boolean | undefined;
  muted?: boolean | undefined;
  bookmarked?: boolean | undefined;
  dismissed?: boolean | undefined;
  /** False: its reader has opened it since the page came, and read all of it. */
  unread?: false | undefined;
  tags?: readonly DiscussionTag[] | undefined;
  countComments?: number | undefined;
  /** RFC 3339. */
  dateInserted?: string | undefined;
  /** It has been deleted: lists lose it, and its own page stays until its reader leaves. */
  gone?: true | undefined;
  /** The last move has left a sign where it was. */
  leftSign?: boolean | undefined;
}

/** A flag that the server does not hold yet. */
export interface FlagWish {
  /** Of the sequence of calls that is under way: the answer to one that was given up counts no more. */
  run: string;
  /** What the server last said. */
  confirmed: boolean | undefined;
}

export interface DiscussionRecord extends DiscussionFacts {
  sending?: { readonly [Flag in DiscussionFlag]?: FlagWish | undefined } | undefined;
}

export const ownFlags = ['bookmarked', 'muted', 'dismissed'] as const satisfies readonly DiscussionFlag[];
const flags = [...ownFlags, 'closed', 'sink', 'resolved', 'pinned'] as const;

export const discussionKey = (discussionID: number) => `discussion:${discussionID}`;

/** What an answer of the server, or a host's props, say about a discussion; what is not there or of no use is left out. */
export function readDiscussion(foreign: unknown): Partial<DiscussionFacts> {
  if (!isRecord(foreign)) return {};
  const facts: Record<string, unknown> = {};
  const take = (names: readonly string[], type: string) => {
    for (const name of names) if (typeof foreign[name] === type) facts[name] = foreign[name];
  };
  take(['discussionID', 'categoryID', 'insertUserID', 'statusID', 'countComments'], 'number');
  take(['name', 'url', 'type', 'postTypeID', 'dateInserted'], 'string');
  take(flags, 'boolean');
  const { category, insertUser, pinLocation, tags } = foreign;
  if (pinLocation === null || pinLocation === 'recent' || pinLocation === 'category')
    facts.pinLocation = pinLocation;
  if (isRecord(category) && typeof category.name === 'string' && typeof category.url === 'string')
    facts.category = { name: category.name, url: category.url };
  if (isRecord(insertUser) && typeof insertUser.userID === 'number' && typeof insertUser.name === 'string')
    facts.insertUser = {
      userID: insertUser.userID,
      name: insertUser.name,
      ...(typeof insertUser.photoUrl === 'string' && { photoUrl: insertUser.photoUrl }),
      ...(typeof insertUser.url === 'string' && { url: insertUser.url }),
    };
  if (Array.isArray(tags)) facts.tags = readTags(tags);
  return facts;
}

export const readTags = (foreign: readonly unknown[]): DiscussionTag[] =>
  foreign.filter(isRecord).flatMap(({ tagID, name, urlcode, type }) =>
    typeof tagID === 'number' && typeof name === 'string'
      ? [
          {
            tagID,
            name,
            urlcode: typeof urlcode === 'string' ? urlcode : name,
            ...(typeof type === 'string' && { type }),
          },
        ]
      : [],
  );
