import type { LayoutQuery } from './layouts';

/** What a page knows beside its address. */
export interface LayoutAddress {
  /** Without the site's section, still encoded. */
  path: string;
  /** By name; of a name that is repeated, one. */
  query: Readonly<Record<string, string>>;
  siteSectionID?: number | string;
  /** Addresses of pages that the forum has put together itself. */
  customPages?: readonly { customPageID: number; urlcode: string }[];
}

/** The flag of a page's view (`customLayout.post`), or null where a page is there or is not; and what it asks for. */
export interface LayoutRoute extends Omit<LayoutQuery, 'params'> {
  flag: string | null;
  /** Beside the language and the section, which every look-up has. */
  params: Record<string, number | string | null>;
}

const numeric = /^\d{1,9}$/;
const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
const known = (params: Record<string, number | string | null | undefined>) =>
  Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== undefined),
  ) as LayoutRoute['params'];

/** Which layout a page of the forum is, by its address; null for all others. */
export function layoutRouteOf({
  path,
  query,
  siteSectionID = 0,
  customPages = [],
}: LayoutAddress): LayoutRoute | null {
  const parts = path.split('/').filter(Boolean).map(decode);
  const [first, second = '', third] = parts;
  const ofSection = { recordType: 'siteSection', recordID: siteSectionID };
  const pageIn = (part: string | undefined) => /^p(\d{1,6})$/.exec(part ?? '')?.[1];
  const sort = query.sort ?? null;

  const at = parts.indexOf('post');
  if (at >= 0 && at < parts.length - 1)
    return {
      ...{ flag: 'customLayout.createPost', layoutViewType: 'createPost', ...ofSection },
      params: { ...known({ ...readPostPath(parts.slice(at), query) }), ...query },
    };
  if (first === undefined) {
    const layoutViewType = String(siteSectionID) === '0' ? 'home' : 'subcommunityHome';
    return { flag: 'customLayout.home', layoutViewType, ...ofSection, params: {} };
  }
  if (first === 'discussions' && parts.length === 1)
    return {
      ...{ flag: 'customLayout.discussionList', layoutViewType: 'discussionList', ...ofSection },
      params: { ...query },
    };
  if (first === 'categories' || first === 'category') {
    const last = pageIn(parts.at(-1));
    const [id, ...rest] = parts.slice(1, last === undefined ? undefined : -1);
    if (rest.length > 0 || (first === 'category' && id === undefined)) return null;
    // A text here and a number below: what a page brings has to be what its script asks for.
    const params = { ...query, ...known({ categoryID: id }), page: last ?? query.page ?? '1' };
    const record = id === undefined ? ofSection : { recordType: 'category', recordID: id };
    return { flag: 'customLayout.categoryList', layoutViewType: 'categoryList', ...record, params };
  }
  const ofPost = { flag: 'customLayout.post', layoutViewType: 'post' };
  if (first === 'discussion' && second === 'comment' && numeric.test(third ?? '') && parts.length === 3)
    return {
      ...{ ...ofPost, recordType: 'comment', recordID: Number(third) },
      params: { commentID: Number(third), sort },
    };
  if (first === 'discussion' && numeric.test(second) && parts.length <= 4) {
    const page = Number(pageIn(parts[3] ?? third) ?? 0) || undefined;
    if (parts.length === 4 && page === undefined) return null;
    const discussionID = Number(second);
    return {
      ...{ ...ofPost, recordType: 'discussion', recordID: discussionID },
      params: { ...known({ discussionID, page }), sort },
    };
  }
  const own = parts.length === 1 ? customPages.find(({ urlcode }) => urlcode === first) : undefined;
  if (!own) return null;
  const { customPageID } = own;
  return {
    ...{ flag: null, layoutViewType: 'customPage', recordType: 'customPage', recordID: customPageID },
    params: { customPageID },
  };
}

export interface PostPath {
  type: 'create' | 'edit';
  postType?: string;
  parentRecordType?: string;
  parentRecordID?: number | string;
  /** Of the post that is edited; none for a draft of a new one. */
  recordID?: number;
  draftID?: number;
}

/** What `/post/…` is to write: parts of the path, from `post` on. */
export function readPostPath(
  [, kind = '', third = '', fourth = '']: readonly string[],
  { groupid = '' }: Readonly<Record<string, string>> = {},
): PostPath {
  const number = (part: string) => (numeric.test(part) && Number(part) > 0 ? Number(part) : undefined);
  if (kind.includes('editdiscussion'))
    return { type: 'edit', recordID: number(third), draftID: number(fourth) };
  const group = third.includes('social-groups') ? number(groupid) : undefined;
  return group === undefined
    ? { type: 'create', postType: kind, parentRecordType: 'category', parentRecordID: number(third) ?? -1 }
    : { type: 'create', postType: kind, parentRecordType: 'group', parentRecordID: group };
}
