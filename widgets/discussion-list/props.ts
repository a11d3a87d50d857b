import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, count, flag, list, maybe, text, user } from '../../src/ui/home/homeProps';

const discussion = v.object({
  discussionID: count,
  name: v.pipe(v.string(), v.maxLength(1000)),
  url: text(),
  excerpt: text(10_000),
  category: maybe(v.object({ categoryID: count, name: v.string(), url: text() })),
  insertUser: maybe(user),
  lastUser: maybe(user),
  dateInserted: text(100),
  dateLastComment: maybe(v.nullable(v.string())),
  countComments: maybe(count),
  countViews: maybe(count),
  score: maybe(v.nullable(v.number())),
  pinned: flag,
  closed: flag,
  unread: flag,
  countUnread: maybe(count),
  image: maybe(v.object({ url: text(), urlSrcSet: maybe(v.record(v.string(), v.unknown())) })),
});

const schema = v.object({
  ...around,
  discussions: list(discussion),
  discussionOptions: maybe(
    v.object({
      excerpt: maybe(v.object({ display: flag })),
      featuredImage: maybe(v.object({ display: flag, fallbackImage: text() })),
      metas: maybe(
        v.object({
          display: maybe(
            v.object({
              category: flag,
              startedByUser: flag,
              lastUser: flag,
              lastCommentDate: flag,
              viewCount: flag,
              commentCount: flag,
              unreadCount: flag,
            }),
          ),
        }),
      ),
    }),
  ),
});

export type DiscussionsWidgetProps = v.InferOutput<typeof schema>;
export type Discussion = DiscussionsWidgetProps['discussions'][number];

export const readProps = guard(schema);
