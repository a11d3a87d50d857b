import * as v from 'valibot';
import { path } from '../../server/path';
import { api } from '../../store/api';
import { contextAround } from '../layoutContexts';
import { useDiscussion } from './discussionsSlice';

const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
const number = v.pipe(v.number(), v.safeInteger());
const flag = maybe(v.boolean());

const schema = v.looseObject({
  discussionID: v.pipe(number, v.minValue(1)),
  name: v.fallback(v.optional(v.string(), ''), ''),
  url: v.fallback(v.optional(v.string(), ''), ''),
  /** The server's HTML. */
  body: maybe(v.string()),
  type: maybe(v.string()),
  categoryID: maybe(number),
  insertUserID: maybe(number),
  insertUser: maybe(
    v.looseObject({
      ...{
        userID: number,
        name: v.string(),
        photoUrl: maybe(v.nullable(v.string())),
        banned: maybe(v.unknown()),
      },
      signature: maybe(v.nullable(v.object({ body: v.string() }))),
    }),
  ),
  ...{ dateInserted: maybe(v.string()), dateUpdated: maybe(v.nullable(v.string())) },
  dateLastViewed: maybe(v.nullable(v.string())),
  ...{ countComments: maybe(number), countViews: maybe(number), score: maybe(v.nullable(v.number())) },
  ...{ pinned: flag, closed: flag, resolved: flag, bookmarked: flag, statusID: maybe(number) },
  tags: maybe(v.array(v.unknown())),
  reactions: maybe(v.array(v.unknown())),
  attachments: maybe(v.array(v.unknown())),
  reportMeta: maybe(v.object({ countReports: maybe(number) })),
  permissionsOverrides: maybe(v.record(v.string(), v.boolean())),
});

/** A discussion as its own page shows it; fields that nobody here reads are kept for the widgets of its parts. */
export type Post = v.InferOutput<typeof schema>;

export function readPost(foreign: unknown): Post | null {
  const result = v.safeParse(schema, foreign);
  return result.success ? result.output : null;
}

const posts = api.injectEndpoints({
  endpoints: (build) => ({
    readPost: build.query<Post | null, { discussionID: number; expand: readonly string[] }>({
      query: ({ discussionID, expand }) => ({ path: path`discussions/${discussionID}`, query: { expand } }),
      transformResponse: readPost,
    }),
  }),
});

const { useReadPostQuery } = posts;

/** What a post's page shows beside the record itself. */
const standard = ['tags', 'insertUser', 'category', 'reactions', 'attachments', 'reportMeta'];

interface Given {
  discussion?: unknown;
  expand?: readonly string[] | undefined;
}

/**
 * The discussion that a part of a post's page is about: its own, or that of the page around it, as it is now; asked for where it
 * came without its text. `post` is null where there is none, or none yet.
 */
export function usePost({ discussion, expand }: Given, element: Element | undefined) {
  const around = contextAround(element, 'PostPageContextProvider');
  const own = readPost(discussion);
  const page = readPost(around?.discussion);
  const given = own && (own.body !== undefined || own.discussionID !== page?.discussionID) ? own : page;
  const discussionID = given?.discussionID ?? 0;
  const isWhole = given === null || given.body !== undefined;
  const asked = expand ?? around?.discussionApiParams?.expand ?? standard;
  const { currentData, error, isFetching, refetch } = useReadPostQuery(
    { discussionID, expand: asked },
    { skip: isWhole },
  );
  const record = useDiscussion(discussionID);
  const known = isWhole ? given : (currentData ?? null);
  return {
    post: known && { ...known, ...liveIn(record) },
    /** Nothing says which discussion it is. */
    isNone: given === null,
    url: given?.url ?? '',
    /** Of its comments, that the page was opened at. */
    page: around?.initialPage,
    error: isWhole ? undefined : error,
    isFetching,
    retry: () => void refetch(),
    /** What its thread grants or takes away, whatever the reader holds elsewhere. */
    permissionsOverrides:
      contextAround(element, 'CommentThreadParentContext')?.permissionsOverrides ??
      known?.permissionsOverrides,
  };
}

/** What is changed in one part of the page shows in all. */
function liveIn(record: ReturnType<typeof useDiscussion>): Partial<Post> {
  const { name, closed, pinned, statusID, resolved, type, tags, categoryID } = record ?? {};
  const live = { name, closed, pinned, statusID, resolved, type, tags, categoryID };
  return Object.fromEntries(Object.entries(live).filter(([, value]) => value !== undefined));
}
