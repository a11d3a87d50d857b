import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, flag, maybe, text, word } from '../../src/ui/home/homeProps';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const paging = maybe(v.object({ total: maybe(v.pipe(v.number(), v.safeInteger(), v.minValue(0))) }));

const schema = v.object({
  ...around,
  threadStyle: word('flat', 'nested'),
  /** Of the first page: a list, or a nested thread. Without either the server is asked. */
  comments: maybe(v.object({ data: v.array(v.unknown()), paging })),
  commentsThread: maybe(v.object({ data: v.record(v.string(), v.unknown()), paging })),
  apiParams: maybe(
    v.object({
      ...{ parentRecordType: text(40), parentRecordID: maybe(id), page: maybe(id), limit: maybe(id) },
      ...{ sort: text(50), defaultSort: text(50), maxDepth: maybe(id), collapseChildDepth: maybe(id) },
      ...{ expand: maybe(v.array(v.string())), focusCommentID: maybe(id) },
      /** Of a question: its answers by what became of them. */
      qna: word('accepted', 'rejected', 'pending'),
    }),
  ),
  discussion: maybe(v.record(v.string(), v.unknown())),
  discussionApiParams: maybe(v.object({ expand: maybe(v.array(v.string())) })),
  showOPTag: flag,
  /** What the address calls it, where it is one of several tabs. */
  tab: text(40),
  /** What replaces its comments here, by fragment type; before what the theme says. */
  $fragmentImpls: maybe(v.record(v.string(), v.unknown())),
});

export type CommentThreadProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
