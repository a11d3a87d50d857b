import * as v from 'valibot';
import type { DiscussionQuery, Discussions } from '../forum';
import type { Viewer } from '../viewer';
import type { Discussion } from '../wire';
import { isRecordID } from './isRecordID';

const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
const id = v.pipe(v.number(), v.safeInteger());
const words = v.union([v.string(), v.array(v.string())]);

const asked = v.object({
  sort: maybe(
    v.picklist(['-dateLastComment', '-dateInserted', '-score', '-hot', 'dateInserted', 'dateLastComment']),
  ),
  slotType: maybe(v.picklist(['d', 'w', 'm', 'y', 'a'])),
  limit: v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100)), 10), 10),
  filter: maybe(v.picklist(['none', 'category', 'subcommunity'])),
  categoryID: maybe(id),
  includeChildCategories: maybe(v.boolean()),
  tagID: maybe(id),
  type: maybe(words),
  status: maybe(words),
  pinned: maybe(v.boolean()),
  pinOrder: maybe(v.picklist(['first', 'mixed'])),
  followed: maybe(v.boolean()),
});

const listOf = (given: string | string[] | undefined) => (given === undefined ? undefined : [given].flat());

/**
 * The posts that a layout's list asks for in its `apiParams`, as far as this forum knows how to; what it does not know is left
 * out. Nothing for guests of what is followed.
 */
export async function listedDiscussions(
  { list }: Discussions,
  viewer: Viewer,
  apiParams: unknown,
  own: Pick<DiscussionQuery, 'pinned' | 'type'> = {},
): Promise<Discussion[]> {
  const known = v.parse(asked, apiParams ?? {});
  const { slotType, filter, type, status, categoryID, followed, ...rest } = known;
  if (followed && !viewer.user) return [];
  if (rest.tagID !== undefined && !isRecordID(rest.tagID)) return [];
  const sort = rest.sort ?? '-dateLastComment';
  const isByAge = sort === '-score' || sort === '-hot';
  const { rows } = await list(viewer, {
    ...{ ...rest, ...own, sort },
    pinOrder: rest.pinOrder ?? (sort === '-score' || sort === 'dateInserted' ? 'mixed' : 'first'),
    ...(followed && { followed }),
    ...(isByAge && slotType && { slotType }),
    ...(filter !== 'none' && categoryID !== undefined && { categoryID }),
    ...(type !== undefined && { type: listOf(type) }),
    ...(own.type && { type: own.type }),
    ...(status !== undefined && { status: listOf(status) }),
    expand: ['insertUser', 'lastUser', 'category', 'excerpt', 'reactions', 'reportMeta', '-body'],
  });
  return rows;
}
