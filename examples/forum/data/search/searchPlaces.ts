import { foldText } from '../../../../src/safe/foldText';
import type { SearchQuery } from '../../forum';
import type { Viewer } from '../../viewer';
import type { Paged, SearchRow } from '../../wire';
import { breadcrumbs, categoryForViewer, visibleCategoryIDs } from '../categoryShapes';
import type { Context } from '../context';
import { numbered } from '../paging';
import { searchWindow } from './searchWindow';

/** How well a name has the text: it is it, begins with it, a word of it does, or it is in it; null when it is not. */
function fit(name: string, text: string): number | null {
  const at = name.indexOf(text);
  if (at < 0) return null;
  if (name === text) return 4;
  if (at === 0) return 3;
  return /[\p{L}\p{N}]/u.test(name.charAt(at - 1)) ? 1 : 2;
}

/** The visible categories whose name has the text. */
export function searchPlaces(
  viewer: Viewer,
  { catalogue }: Pick<Context, 'catalogue'>,
  query: SearchQuery,
): Paged<SearchRow> {
  const window = searchWindow(query);
  const kinds = [...(query.recordTypes ?? []), ...(query.types ?? [])];
  const isWanted = kinds.length === 0 || kinds.includes('category');
  const text = foldText((query.query ?? '').trim());
  const found = (isWanted ? visibleCategoryIDs(viewer, catalogue) : []).flatMap((categoryID) => {
    const row = catalogue.categories.get(categoryID);
    const score = row ? fit(foldText(row.name), text) : null;
    return row && score !== null ? [{ row, score }] : [];
  });
  const rows = found
    .sort((a, b) => b.score - a.score)
    .slice(window.offset, window.offset + window.limit)
    .map(({ row, score }): SearchRow => ({
      url: categoryForViewer(viewer, catalogue, row, new Map()).url,
      name: row.name,
      recordID: row.categoryID,
      recordType: 'category',
      type: 'category',
      body: null,
      excerpt: row.description ?? '',
      dateInserted: '2020-01-01T00:00:00+00:00',
      dateUpdated: null,
      insertUserID: 0,
      categoryID: row.categoryID,
      groupID: null,
      score,
      breadcrumbs: breadcrumbs(viewer, catalogue, row.categoryID),
    }));
  return numbered(rows, window, found.length);
}
