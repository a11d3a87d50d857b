import * as v from 'valibot';
import { guard } from '../../src/index';

// Larger numbers are written with an exponent, which is no record's address.
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** As the API sends them, and as deployed pages print them: `hasReacted` and `reactionValue` may be missing. */
const reaction = v.object({
  tagID: id,
  // Without these three it is of a kind that the page names.
  urlcode: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)), ''),
  name: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  class: v.optional(v.pipe(v.string(), v.maxLength(50)), ''),
  count,
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
  /** With it the bar shows the record's score. */
  score: v.optional(v.nullable(v.pipe(v.number(), v.finite()))),
  /** A vote control stands beside the bar, which shows Up, Down and the score no more. */
  votesApart: v.optional(v.boolean(), false),
  /** All reactions stand in the bar, however many they are. */
  whole: v.optional(v.boolean(), false),
  /** Without them the bar asks the server. */
  reactions: v.optional(v.pipe(v.array(reaction), v.maxLength(50))),
  /** What replaces it in this place, by fragment type; before what the theme says. */
  $fragmentImpls: v.optional(v.record(v.string(), v.unknown())),
});

export type ReactionBarProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
