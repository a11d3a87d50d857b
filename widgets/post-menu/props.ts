import * as v from 'valibot';
import { guard, type PostPlace } from '../../src/index';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export interface PostMenuProps extends PostPlace {
  /** The post's own address: what is copied, and where its link leads. */
  url: string;
  /** What the menu belongs to: "Comment 3 by Mara". */
  label: string;
}

export const readProps = guard(
  v.object({
    recordType: v.picklist(['discussion', 'comment']),
    recordID: id,
    userID: id,
    url: v.pipe(v.string(), v.maxLength(2000)),
    label: v.pipe(v.string(), v.maxLength(500)),
    known: v.optional(v.record(v.string(), v.unknown())),
  }),
) satisfies (foreign: unknown) => PostMenuProps;
