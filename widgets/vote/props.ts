import * as v from 'valibot';
import { guard } from '../../src/index';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const reaction = v.object({
  tagID: id,
  // Without these three it is of a kind that the page names.
  urlcode: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)), ''),
  name: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  class: v.optional(v.pipe(v.string(), v.maxLength(50)), ''),
  count: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  hasReacted: v.optional(v.boolean(), false),
  reactionValue: v.optional(v.pipe(v.number(), v.finite()), 0),
});

const schema = v.object({
  recordType: v.picklist(['discussion', 'comment']),
  recordID: id,
  /** Of a comment: the discussion that may be closed meanwhile. */
  discussionID: v.optional(id),
  categoryID: v.optional(id),
  closed: v.optional(v.boolean(), false),
  /** What the page grants or takes away here, whatever the reader holds elsewhere. */
  permissionsOverrides: v.optional(v.record(v.string(), v.boolean())),
  score: v.pipe(v.number(), v.finite()),
  /** Up and Down, as far as the forum has them, and the reader's own reaction, which a vote takes the place of. */
  reactions: v.pipe(v.array(reaction), v.maxLength(50)),
});

export type VoteProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
