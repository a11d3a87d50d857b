import * as v from 'valibot';
import { guard, type PostPlace } from '../../src/index';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export interface PostMenuProps extends PostPlace {
  /** The post's own address: what is shared, and where its link leads. */
  url: string;
  /** What the menu belongs to: "Comment 3 by Mara". Without it what is around the tag says it by its `aria-label`. */
  label?: string | undefined;
  /** The known fields of the discussion, or of a comment's discussion, as the API sends them. */
  discussion?: { discussionID?: number | undefined; [field: string]: unknown } | undefined;
  /** Of a comment; RFC 3339. */
  dateInserted?: string | undefined;
  /** In a list: nothing but the menu. */
  isRow?: boolean | undefined;
  /** What the page grants or takes away here, whatever the reader holds elsewhere. */
  permissionsOverrides?: Record<string, boolean> | undefined;
}

const readPlace = guard(
  v.object({
    recordType: v.picklist(['discussion', 'comment']),
    recordID: id,
    userID: id,
    url: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    label: v.optional(v.pipe(v.string(), v.maxLength(500))),
    known: v.optional(v.record(v.string(), v.unknown())),
    discussion: v.optional(v.objectWithRest({ discussionID: v.optional(id) }, v.unknown())),
    dateInserted: v.optional(v.pipe(v.string(), v.maxLength(50))),
    isRow: v.optional(v.boolean()),
    permissionsOverrides: v.optional(v.record(v.string(), v.boolean())),
  }),
);

function readMenu(foreign: unknown): PostMenuProps {
  const place = readPlace(foreign);
  const { recordType, recordID } = place;
  return { ...place, url: place.url ?? addresses[recordType](recordID) };
}

/** Of posts of the forum itself; both lead on to the page where the post stands. */
const addresses = {
  discussion: (id: number) => `discussion/${id}`,
  comment: (id: number) => `discussion/comment/${id}#Comment_${id}`,
};

/** A post's date, which is a link to it. */
export interface PermalinkProps {
  permalink: string;
}

const readPermalink = guard(v.object({ permalink: v.pipe(v.string(), v.maxLength(2000)) }));

/** A deployed page's menu that flags a post. */
export interface LegacyFlagProps {
  flag: PostPlace & { categoryID?: number | undefined };
}

/** A deployed page's items for other systems, in a menu of its own. */
export interface LegacyIntegrationsProps {
  integrations: PostPlace & { isAuthor?: boolean | undefined };
}

const post = {
  recordType: v.picklist(['discussion', 'comment']),
  recordID: id,
  // Of a deleted author.
  userID: v.fallback(v.optional(v.pipe(v.number(), v.safeInteger()), 0), 0),
};
const readFlag = guard(v.object({ ...post, categoryID: v.fallback(v.optional(id), undefined) }));
const readIntegrations = guard(v.object({ ...post, isAuthor: v.fallback(v.optional(v.boolean()), false) }));

type AnyProps = PostMenuProps | PermalinkProps | LegacyFlagProps | LegacyIntegrationsProps;

/** The names of deployed pages are told by props that no other has. */
export function readProps(foreign: Record<string, unknown>): AnyProps {
  if (foreign.permalink !== undefined) return readPermalink(foreign);
  if (foreign.discussionOrCommentID !== undefined) return { flag: readFlag(foreign) };
  if (foreign.redirectTarget !== undefined) return { integrations: readIntegrations(foreign) };
  return readMenu(foreign);
}
