import type { Search, SearchQuery, Users } from '../../forum';
import { invalid } from '../../httpError';
import type { Viewer } from '../../viewer';
import type { Paged, SearchRow } from '../../wire';
import { visibleCategoryIDs } from '../categoryShapes';
import type { Context } from '../context';
import { demand } from '../demand';
import { numbered } from '../paging';
import { readHits } from './readHits';
import { postFilter } from './searchFilter';
import type { Named, Wanted } from './searchHits';
import { searchPlaces } from './searchPlaces';
import { searchWindow } from './searchWindow';
import { searchWords } from './searchWords';
import { shapeHit } from './shapeHit';

const named: readonly Named[] = ['tag', 'user'];
/** What other forums of this kind also have. */
const emptyDomains = ['group', 'groups', 'knowledgeBase', 'articles', 'event', 'events'];

export function createSearch(context: Context, users: Users): Search {
  const { db, catalogue, config } = context;

  const seenBy = (viewer: Viewer) => visibleCategoryIDs(viewer, catalogue);

  async function hits(
    viewer: Viewer,
    query: SearchQuery,
    wanted: Pick<Wanted, 'posts' | 'named'>,
  ): Promise<Paged<SearchRow>> {
    const window = searchWindow(query);
    const words = searchWords(query.query ?? '', query.queryOperator);
    // Signs alone are no words: they are in no post, and do not stand for all.
    if (words === null && /\S/.test(query.query ?? '')) return numbered([], window, 0);
    const read = async (how: 'exact' | 'near') => {
      const page = (place: { limit: number; offset: number }) =>
        readHits(db, { ...wanted, words, seen: seenBy(viewer) }, how, { ...query, ...place });
      const rows = await page(window);
      // A page far out has no row that could tell how many there are.
      const [first] = rows.length > 0 || window.offset === 0 ? rows : await page({ limit: 1, offset: 0 });
      return { rows, total: first?.total ?? 0 };
    };
    const exact = await read('exact');
    const { rows, total } = exact.total > 0 || words === null ? exact : await read('near');
    const fragments = await users.fragments(viewer, [...new Set(rows.map((row) => row.insertUserID))]);
    return numbered(
      rows.map((row) => shapeHit(viewer, context, query, row, fragments)),
      window,
      total,
    );
  }

  const posts = (viewer: Viewer, query: SearchQuery) =>
    hits(viewer, query, { posts: postFilter({ viewer, catalogue }, query), named: [] });

  /** Posts, and what has the words in its name: that is all which members and tags are found by. */
  function everything(viewer: Viewer, query: SearchQuery): Promise<Paged<SearchRow>> {
    const { recordTypes = [], sort = 'relevance' } = query;
    const filter = postFilter({ viewer, catalogue }, query);
    const isByName = sort === 'relevance' && !filter.isNarrow && /\S/.test(query.query ?? '');
    const may = (table: Named) =>
      (recordTypes.length === 0 || recordTypes.includes(table)) &&
      (table !== 'user' || viewer.can('profiles.view'));
    return hits(viewer, query, { posts: filter, named: isByName ? named.filter(may) : [] });
  }

  /** Null for a domain that there is none of. */
  function inDomain(viewer: Viewer, query: SearchQuery): Promise<Paged<SearchRow>> | Paged<SearchRow> | null {
    const { domain = 'all_content' } = query;
    if (domain === 'all_content') return everything(viewer, query);
    if (domain === 'members' || domain === 'user') {
      demand(viewer, 'profiles.view');
      return hits(viewer, query, { posts: null, named: ['user'] });
    }
    if (domain === 'places' || domain === 'category') return searchPlaces(viewer, context, query);
    if (domain === 'discussions' || domain === 'posts')
      return posts(viewer, { recordTypes: ['discussion'], ...query });
    if (domain === 'comments') return posts(viewer, { ...query, recordTypes: ['comment'] });
    if (domain === 'questions' && config.addons.includes('qna'))
      return posts(viewer, { ...query, recordTypes: ['discussion'], types: ['question'] });
    return emptyDomains.includes(domain) ? numbered([], searchWindow(query), 0) : null;
  }

  return {
    async find(viewer, query) {
      const found = await inDomain(viewer, query);
      if (!found)
        throw invalid({ field: 'domain', message: `There is no domain "${query.domain}" to search in.` });
      return found;
    },
  };
}
