import * as v from 'valibot';
import { guard } from '../../src/index';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A user as the API describes one; only what the card shows. */
const cardUser = v.object({
  userID: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  name: v.string(),
  photoUrl: v.optional(v.nullable(v.string())),
  email: v.optional(v.nullable(v.string())),
  private: v.optional(v.boolean()),
  banned: v.optional(v.number()),
  title: v.optional(v.nullable(v.string())),
  labelHtml: v.optional(v.nullable(v.string())),
  countDiscussions: v.optional(count),
  countComments: v.optional(count),
  dateInserted: v.optional(v.nullable(v.string())),
  dateLastActive: v.optional(v.nullable(v.string())),
});

const schema = v.object({
  /** A link's `data-userid` is text. */
  userID: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))]),
    v.transform(Number),
    v.safeInteger(),
    v.minValue(1),
  ),
  /** The user's record, when the page has it: the card is then complete from its first frame, without a call. */
  user: v.optional(cardUser),
  /** What replaces it in this place, by fragment type; before what the theme says. */
  $fragmentImpls: v.optional(v.record(v.string(), v.unknown())),
});

export type CardUser = v.InferOutput<typeof cardUser>;
export type UserCardProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
