import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, count, flag, list, maybe, text, user } from '../../src/ui/home/homeProps';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const reaction = v.looseObject({ urlcode: v.string(), class: v.string(), hasReacted: flag });
const tag = v.object({
  tagID: id,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  urlcode: text(200),
  type: text(50),
});

export const discussion = v.object({
  discussionID: id,
  name: v.pipe(v.string(), v.maxLength(1000)),
  url: text(),
  excerpt: text(10_000),
  type: text(50),
  categoryID: maybe(id),
  category: maybe(v.object({ categoryID: count, name: v.string(), url: text() })),
  insertUserID: maybe(id),
  insertUser: maybe(user),
  lastUser: maybe(user),
  dateInserted: text(100),
  dateLastComment: maybe(v.nullable(v.string())),
  dateLastViewed: maybe(v.nullable(v.string())),
  countComments: maybe(count),
  countViews: maybe(count),
  score: maybe(v.nullable(v.pipe(v.number(), v.finite()))),
  pinned: flag,
  pinLocation: maybe(v.nullable(v.picklist(['recent', 'category']))),
  closed: flag,
  sink: flag,
  resolved: flag,
  muted: flag,
  bookmarked: flag,
  dismissed: flag,
  statusID: maybe(count),
  unread: flag,
  countUnread: maybe(count),
  tags: maybe(list(tag, 50)),
  reactions: maybe(list(reaction, 50)),
  reportMeta: maybe(v.object({ countReports: maybe(count) })),
  image: maybe(v.object({ url: text(), urlSrcSet: maybe(v.record(v.string(), v.unknown())) })),
});

const discussionOptions = maybe(
  v.object({
    excerpt: maybe(v.object({ display: flag })),
    featuredImage: maybe(v.object({ display: flag, fallbackImage: text() })),
    metas: maybe(
      v.object({
        asIcons: flag,
        display: maybe(
          v.object({
            category: flag,
            startedByUser: flag,
            lastUser: flag,
            lastCommentDate: flag,
            viewCount: flag,
            commentCount: flag,
            score: flag,
            userTags: flag,
            unreadCount: flag,
          }),
        ),
      }),
    ),
  }),
);

const schema = v.object({
  ...around,
  /** Without them the server is asked. */
  discussions: v.optional(list(discussion)),
  initialPaging: maybe(v.object({ currentPage: maybe(id), limit: maybe(id), total: maybe(count) })),
  /** It is what its page is about: with sorts, pages and checkboxes. */
  isAsset: flag,
  noCheckboxes: flag,
  defaultSort: text(50),
  viewAllUrl: text(),
  apiParams: maybe(v.record(v.string(), v.unknown())),
  discussionOptions,
  /** Of the rows' names, inside another widget. */
  rowLevel: maybe(v.picklist([3, 4])),
  /** Of our own tag below the rows of a list: only its further pages. */
  continues: flag,
});

export type DiscussionsWidgetProps = v.InferOutput<typeof schema>;
export type Discussion = v.InferOutput<typeof discussion>;
export type ListOptions = Pick<
  DiscussionsWidgetProps,
  'discussionOptions' | 'isAsset' | 'noCheckboxes' | 'title' | 'titleType' | 'rowLevel'
>;

export const readProps = guard(schema);

const rows = list(discussion);

/** Those of an answer that are discussions. */
export const readRows = (foreign: unknown[]): Discussion[] => v.parse(rows, foreign);
