import type { Viewer } from '../../viewer';
import type { Comment, Discussion } from '../../wire';
import { escapeHtml } from '../../posts/escapeHtml';
import { showPost } from '../../posts/showPost';
import { counted, type Words } from './createWords';
import { threadPath } from './threadPath';

interface Around {
  viewer: Viewer;
  words: Pick<Words, 't' | 'plural' | 'date'>;
  trusted: readonly string[];
}
type Post = Pick<Discussion, 'insertUser' | 'dateInserted' | 'body'>;
interface Thread {
  comments: { data: Comment[]; paging: { currentPage: number; limit: number; total: number } };
}

/**
 * A post and its thread as HTML to be read and nothing else, from what a layout brings its reader; by component. Their pages draw
 * more of them, by templates that know the whole page.
 */
export function plainParts(layout: unknown, around: Around): Record<string, string> {
  const post = propsOf<{ discussion: Discussion }>(layout, 'OriginalPostAsset');
  const names = ['CommentThreadAsset', 'AnswerThreadAsset'];
  const threads = names.flatMap((name) => {
    const thread = propsOf<Thread>(layout, name);
    return thread ? [[name, threadHtml(thread, post?.discussion, around)]] : [];
  });
  return {
    ...(post && { OriginalPostAsset: postHtml(post.discussion, around) }),
    ...Object.fromEntries(threads),
  };
}

function propsOf<Props>(layout: unknown, name: string): Props | undefined {
  if (typeof layout !== 'object' || layout === null) return undefined;
  const { $reactComponent, $reactProps } = layout as Record<string, unknown>;
  if ($reactComponent === name) return $reactProps as Props;
  for (const each of Object.values(layout)) {
    const found = propsOf<Props>(each, name);
    if (found) return found;
  }
  return undefined;
}

const link = (url: string, text: string, more = '') => `<a href="${escapeHtml(url)}"${more}>${text}</a>`;
const name = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

function written({ insertUser, dateInserted, body }: Post, url: string, { viewer, words, trusted }: Around) {
  const text = showPost(body ?? '', { t: words.t, home: viewer.origin, trusted, open: new Set() });
  const author = insertUser ? link(insertUser.url, name(insertUser.name)) : '';
  const when = `<time datetime="${escapeHtml(dateInserted)}">${escapeHtml(words.date(dateInserted))}</time>`;
  return `<p>${author} ${link(url, when)}</p><div class="userContent" dir="auto">${text}</div>`;
}

const postHtml = (post: Discussion, around: Around) =>
  `<article><h1>${name(post.name)}</h1>${written(post, post.url, around)}</article>`;

function threadHtml({ comments: { data, paging } }: Thread, post: Discussion | undefined, around: Around) {
  const { t, plural } = around.words;
  const { currentPage: page, limit, total } = paging;
  const items = data.map((comment) => `<li><article>${written(comment, comment.url, around)}</article></li>`);
  const next =
    post && page * limit < total
      ? `<p>${link(around.viewer.url(threadPath(post, page + 1)), escapeHtml(t('Next Page')), ' rel="next"')}</p>`
      : '';
  return `<section><h2>${plural(total, counted.comments)}</h2><ol>${items.join('')}</ol>${next}</section>`;
}
