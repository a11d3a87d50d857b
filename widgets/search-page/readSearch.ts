import { cutText } from '../../src/index';

/** A search as its address says it, without what means nothing. */
export interface Search {
  query: string;
  domain: string;
  sort: string;
  queryOperator: '' | 'or';
  scope: '' | 'hub';
  /** As in the address; empty for all. */
  categoryID: string;
  includeChildCategories: '' | '1';
  /** Names with commas between them. */
  tags: string;
  tagOperator: '' | 'and';
  /** A name, or an ID. */
  author: string;
  type: string;
  /** `[a,b]`, `>=a`, `<=b` or one day. */
  dateInserted: string;
  page: number;
}

export const nothing: Search = {
  query: '',
  domain: 'all_content',
  sort: '',
  queryOperator: '',
  scope: '',
  categoryID: '',
  includeChildCategories: '',
  tags: '',
  tagOperator: '',
  author: '',
  type: '',
  dateInserted: '',
  page: 1,
};

/** What only posts have. */
const ofPosts = [
  'sort',
  'queryOperator',
  'categoryID',
  'includeChildCategories',
  'tags',
  'tagOperator',
  'author',
  'type',
  'dateInserted',
] as const satisfies (keyof Search)[];

export const isOfPosts = (domain: string) => domain !== 'members' && domain !== 'places';

/** What a domain is also called. */
const aliases: Partial<Record<string, string>> = {
  user: 'members',
  category: 'places',
  posts: 'discussions',
};

export interface Known {
  domains: readonly string[];
  types: readonly string[];
  categoryIDs: readonly number[];
}

const sorts = ['-dateInserted', 'dateInserted'];

/** What an address says wrongly is left out, as the server's page leaves it out. */
export function readSearch(params: URLSearchParams, known: Known): Search {
  const text = (name: string, most = 200) => cutText(params.get(name)?.trim() ?? '', most);
  const oneOf = (name: string, values: readonly string[]) => (values.includes(text(name)) ? text(name) : '');
  const domain = aliases[text('domain')] ?? text('domain');
  const [tags, page] = [text('tags', 500), Number(/^\d{1,6}$/.exec(text('page'))?.[0] ?? 1)];
  const categoryID = oneOf('categoryID', known.categoryIDs.map(String));
  return inDomain({
    query: text('query') || text('search'),
    domain: known.domains.includes(domain) ? domain : nothing.domain,
    sort: oneOf('sort', sorts),
    queryOperator: text('queryOperator') === 'or' ? 'or' : '',
    scope: text('scope') === 'hub' ? 'hub' : '',
    categoryID,
    includeChildCategories: categoryID !== '' && text('includeChildCategories') === '1' ? '1' : '',
    tags,
    tagOperator: tags !== '' && text('tagOperator') === 'and' ? 'and' : '',
    author: text('author', 100),
    type: oneOf('type', known.types),
    dateInserted: rangeOf(text('since'), text('until')) || readRange(text('dateInserted')),
    page: Math.max(page, 1),
  });
}

/** Without what its domain does not know. */
export const inDomain = (search: Search): Search =>
  isOfPosts(search.domain)
    ? search
    : { ...search, ...Object.fromEntries(ofPosts.map((name) => [name, nothing[name]])) };

export const isFiltered = (search: Search): boolean =>
  ofPosts.some((name) => name !== 'sort' && search[name] !== '');

/** Only a search for everything finds parts of the forum, above its first page. */
export const hasPlaces = (search: Search): boolean =>
  search.query !== '' && search.domain === nothing.domain && search.page === 1 && !isFiltered(search);

/** Without words and filters there is nothing to look for. */
export const isAsked = (search: Search): boolean =>
  search.query !== '' ||
  ofPosts.some((name) => name !== 'sort' && name !== 'queryOperator' && search[name] !== '');

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isDate(text);
function isDate(text: string): boolean {
  const date = new Date(text);
  // A thirtieth of February is a day in March.
  return !Number.isNaN(date.getTime()) && text.startsWith(date.toISOString().replace(/T.*/, ''));
}

/** Of the two fields of a form. */
export function rangeOf(since: string, until: string): string {
  if (isDay(since) && isDay(until)) return `[${since},${until}]`;
  if (isDay(since)) return `>=${since}`;
  return isDay(until) ? `<=${until}` : '';
}

function readRange(text: string): string {
  const [, first, second] = /^[[(]([^,]*),([^)\]]*)[\])]$/.exec(text) ?? [];
  if (first !== undefined && second !== undefined) return isDate(first) && isDate(second) ? text : '';
  return isDate(text.replace(/^(<=|>=|<|>)/, '')) ? text : '';
}

/** The ends of a range of days, as date fields show them. */
export function daysOf(range: string): { since: string; until: string } {
  const [, first, second] = /^[[(]([^,]*),([^)\]]*)[\])]$/.exec(range) ?? [];
  const [, sign, single] = /^([<>]?)=?(.*)$/.exec(range) ?? [];
  const day = (text = '') => /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? '';
  if (first !== undefined) return { since: day(first), until: day(second) };
  return { since: sign === '<' ? '' : day(single), until: sign === '>' ? '' : day(single) };
}

/** What stands behind the `?` of its address; what is not asked for is not there. */
export function writeSearch(search: Search): string {
  const { page, domain, ...rest } = inDomain(search);
  const query = new URLSearchParams({
    ...rest,
    domain: domain === nothing.domain ? '' : domain,
    page: page > 1 ? String(page) : '',
  });
  for (const [name, value] of [...query]) if (value === '') query.delete(name);
  return query.toString();
}

export const pageSize = 20;

/** The same for `GET search`. */
export function searchQuery(search: Search): Record<string, unknown> {
  const { query, domain, sort, page, tags, author, categoryID, includeChildCategories, type, ...rest } =
    inDomain(search);
  const names = tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
    .slice(0, 20);
  const optional = {
    ...rest,
    categoryID,
    sort,
    ...(includeChildCategories && { includeChildCategories: true }),
    ...(names.length > 0 && { tags: names }),
    ...(author &&
      (/^\d+$/.test(author) ? { insertUserIDs: [Number(author)] } : { insertUserNames: [author] })),
    ...(type && { types: [type] }),
  };
  const given = Object.entries(optional).filter(([, value]) => value !== '');
  return { query, domain, page, limit: pageSize, ...Object.fromEntries(given) };
}
