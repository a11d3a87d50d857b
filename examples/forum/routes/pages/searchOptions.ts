import { cutText } from '../../../../src/safe/cutText';
import { readDate, readRange } from '../../data/readRange';
import { readPage, readText, withQuery } from './paths';
import { readSort, searchSorts } from './sorts';

/** What a search page's address says. Values that mean nothing are left out. */
export interface SearchOptions {
  query: string;
  /** `undefined` for everything. */
  domain?: string;
  sort?: string;
  queryOperator?: 'or';
  categoryID?: number;
  includeChildCategories?: '1';
  /** As typed: names with commas between them. */
  tags?: string;
  tagOperator?: 'and';
  /** A name, or an ID. */
  author?: string;
  type?: string;
  /** `[a,b]`, `>=a`, `<=b` or one day. */
  dateInserted?: string;
  scope?: 'hub';
}

export const postTypes = ['discussion', 'question', 'poll', 'comment'] as const;

/** Those of posts alone. */
const filters = [
  'categoryID',
  'includeChildCategories',
  'tags',
  'tagOperator',
  'author',
  'type',
  'dateInserted',
] as const satisfies (keyof SearchOptions)[];

const isDay = (text: string | undefined): text is string => text !== undefined && readDate(text) !== null;

/** As one value, or as the two fields of a form without script. */
function readDates(asked: Record<string, unknown>): string | undefined {
  const [since, until] = [readText(asked.since), readText(asked.until)];
  if (isDay(since) && isDay(until)) return `[${since},${until}]`;
  if (isDay(since)) return `>=${since}`;
  if (isDay(until)) return `<=${until}`;
  const range = readText(asked.dateInserted);
  if (!range) return undefined;
  try {
    readRange('dateInserted', range, readDate);
    return range;
  } catch {
    // An address is not worth an error page: the search goes on without it.
    return undefined;
  }
}

/** The ends of a range of days, as date fields show them. */
export function daysOf(range = ''): { since?: string; until?: string } {
  const [, first, second] = /^[[(]([^,]*),([^)\]]*)[\])]$/.exec(range) ?? [];
  const [, sign, single] = /^([<>]?)=?(.*)$/.exec(range) ?? [];
  const day = (text?: string) => text?.match(/^\d{4}-\d\d-\d\d/)?.[0];
  if (first !== undefined) return { since: day(first), until: day(second) };
  return { since: sign === '<' ? undefined : day(single), until: sign === '>' ? undefined : day(single) };
}

export interface SearchFacts {
  domains: readonly string[];
  /** Categories that the reader sees. */
  categoryIDs: readonly number[];
  readQuery(text: string): string;
}

export const isPosts = (domain: string | undefined) => domain !== 'members' && domain !== 'places';

export function readSearchOptions(asked: Record<string, unknown>, facts: SearchFacts): SearchOptions {
  const text = (name: string) => readText(asked[name])?.trim() || undefined;
  const domain =
    { user: 'members', category: 'places', posts: 'discussions' }[text('domain') ?? ''] ?? text('domain');
  const found: SearchOptions = {
    query: facts.readQuery(text('query') ?? text('search') ?? ''),
    ...(domain && domain !== 'all_content' && facts.domains.includes(domain) && { domain }),
    ...(text('scope') === 'hub' && { scope: 'hub' as const }),
  };
  // Members and categories have none of what follows.
  if (!isPosts(found.domain)) return found;
  const categoryID = Number(text('categoryID'));
  const [tags, author, type, dateInserted] = [text('tags'), text('author'), text('type'), readDates(asked)];
  return {
    ...found,
    sort: readSort(searchSorts, text('sort')).inQuery,
    ...(text('queryOperator') === 'or' && { queryOperator: 'or' as const }),
    ...(facts.categoryIDs.includes(categoryID) && {
      categoryID,
      ...(text('includeChildCategories') === '1' && { includeChildCategories: '1' as const }),
    }),
    ...(tags && {
      tags: cutText(tags, 500),
      ...(text('tagOperator') === 'and' && { tagOperator: 'and' as const }),
    }),
    ...(author && { author: cutText(author, 100) }),
    ...(type && (postTypes as readonly string[]).includes(type) && { type }),
    ...(dateInserted && { dateInserted }),
  };
}

export const readSearchPage = (asked: Record<string, unknown>): number =>
  readPage(readText(asked.page), readPage(readText(asked.from)));

export const hasFilters = (options: SearchOptions): boolean =>
  filters.some((name) => options[name] !== undefined);

/** The address of the search with these changes, without what its domain does not know. */
export function searchHref(
  options: SearchOptions,
  changes: Partial<SearchOptions> & { page?: number } = {},
): string {
  const next = { ...options, ...changes };
  const kept = isPosts(next.domain)
    ? next
    : { query: next.query, domain: next.domain, scope: next.scope, page: next.page };
  const { query, domain, ...rest } = kept;
  return withQuery('/search', { query, ...rest, domain });
}
