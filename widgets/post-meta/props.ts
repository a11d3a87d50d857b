import * as v from 'valibot';
import { guard } from '../../src/index';
import type { PostPlace } from '../../src/index';

export interface PostMetaProps extends PostPlace {
  side: 'author' | 'metadata';
}

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

export const readProps = guard(
  v.object({
    recordType: v.picklist(['discussion', 'comment']),
    recordID: id,
    userID: id,
    known: v.optional(v.record(v.string(), v.unknown())),
    side: v.optional(v.picklist(['author', 'metadata']), 'metadata'),
  }),
) satisfies (foreign: unknown) => PostMetaProps;
