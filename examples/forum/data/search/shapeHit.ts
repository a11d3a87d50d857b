import { cutText } from '../../../../src/safe/cutText';
import { splitMatches } from '../../../../src/safe/splitMatches';
import type { SearchQuery } from '../../forum';
import { excerptOf } from '../../posts/cleanHtml';
import type { Viewer } from '../../viewer';
import type { SearchRow, UserFragment } from '../../wire';
import { breadcrumbs } from '../categoryShapes';
import type { Context } from '../context';
import { stamp, stampOrNull } from '../dates';
import { expansion } from '../expansion';
import { paths } from '../paths';
import type { Hit } from './readHits';

const never = '2020-01-01T00:00:00+00:00';

function pathOf({ recordType, recordID, name }: Hit): string {
  if (recordType === 'comment') return paths.comment(recordID);
  return recordType === 'tag' ? paths.tag(recordID) : paths.discussion(recordID, name);
}

/** The first picture that a post shows. */
function imageOf(html: string): SearchRow['image'] {
  const [tag = ''] = /<img\s[^>]*>/i.exec(html) ?? [];
  const attribute = (name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');
  const url = attribute('src');
  return url ? { url, alt: attribute('alt') ?? '' } : null;
}

/** Where the first of the words stands, as far into a post as anybody reads. */
function placeOf(text: string, query: string): number {
  const parts = splitMatches(cutText(text, 20_000), query);
  const at = parts.findIndex(({ isMatch }) => isMatch);
  return parts.slice(0, Math.max(at, 0)).reduce((sum, part) => sum + part.text.length, 0);
}

/** A hit as clients get it. `users` has its author, or itself where it is one. */
export function shapeHit(
  viewer: Viewer,
  { catalogue }: Pick<Context, 'catalogue'>,
  query: SearchQuery,
  hit: Hit,
  users: Map<number, UserFragment>,
): SearchRow {
  const wants = expansion(query.expand);
  const { recordType, recordID, discussionID, categoryID, bodyHtml } = hit;
  const user = users.get(hit.insertUserID);
  const isUser = recordType === 'user';
  const isPost = discussionID !== null;
  return {
    url: isUser && user ? (user.url ?? viewer.url('/')) : viewer.url(pathOf(hit)),
    name: hit.name,
    recordID,
    recordType,
    type: hit.type,
    body: wants('-body') || query.expandBody === false ? null : bodyHtml,
    excerpt:
      bodyHtml === null
        ? (isUser && user?.title) || ''
        : excerptOf(bodyHtml, 200, (text) => placeOf(text, query.query ?? '')),
    dateInserted: isPost ? stamp(hit.dateInserted) : (isUser && user?.dateLastActive) || never,
    dateUpdated: stampOrNull(hit.dateUpdated),
    insertUserID: hit.insertUserID,
    ...((isUser || (wants('insertUser') && isPost)) && { insertUser: user }),
    ...(categoryID !== null && { categoryID }),
    ...(isPost && { discussionID }),
    ...(recordType === 'comment' && { commentID: recordID }),
    groupID: null,
    score: hit.rank,
    ...(wants('image') && bodyHtml !== null && { image: imageOf(bodyHtml) }),
    ...(wants('breadcrumbs') &&
      categoryID !== null && { breadcrumbs: breadcrumbs(viewer, catalogue, categoryID) }),
    ...(query.collapse &&
      isPost && {
        subqueryMatchCount: hit.count,
        subqueryExtraParams: { discussionID },
      }),
  };
}
