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
  /** IDs of the members whose posts their reader does not want to see. */
  ignored: readonly number[];
}
type Post = Pick<Discussion, 'insertUser' | 'dateInserted' | 'body'>;
interface Thread {
  comments: { data: Comment[]; paging: { currentPage: number; limit: number; total: number } };
}

/**
 * A post and its thread as HTML to be read and nothing else, from what a layout brings its reader; by component. Their pages draw
 * more of them, by templates that know the whole page. What a layout was kept with in their place is not drawn.
 */
export function plainParts(layout: unknown, around: Around): Record<string, string> {
  const parts: Record<string, string> = {};
  let post: Discussion | undefined;
  const draw = <Props>(name: string, htmlOf: (props: Props) => string) => {
    for (const props of propsIn(layout, name)) {
      try {
        parts[name] ??= htmlOf(props as Props);
      } catch {
        // Kept without what it shows.
      }
    }
  };
  draw<{ discussion: Discussion }>('OriginalPostAsset', ({ discussion }) => {
    const html = postHtml(discussion, around);
    post = discussion;
    return html;
  });
  for (const name of ['CommentThreadAsset', 'AnswerThreadAsset'])
    draw<Thread>(name, (thread) => threadHtml(thread, post, around));
  return parts;
}

/** The props of all widgets of this name. */
function propsIn(layout: unknown, name: string): unknown[] {
  if (typeof layout !== 'object' || layout === null) return [];
  const { $reactComponent, $reactProps } = layout as Record<string, unknown>;
  return $reactComponent === name
    ? [$reactProps]
    : Object.values(layout).flatMap((each) => propsIn(each, name));
}

const link = (url: string, text: string, more = '') => `<a href="${escapeHtml(url)}"${more}>${text}</a>`;
const name = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

function written({ insertUser, dateInserted, body }: Post, url: string, around: Around) {
  const { viewer, words, trusted, ignored } = around;
  const text = showPost(body ?? '', { t: words.t, home: viewer.origin, trusted, open: new Set() });
  const author = insertUser ? link(insertUser.url, name(insertUser.name)) : '';
  const when = `<time datetime="${escapeHtml(dateInserted)}">${escapeHtml(words.date(dateInserted))}</time>`;
  const content = `<div class="userContent" dir="auto">${text}</div>`;
  const isFolded = insertUser && ignored.includes(insertUser.userID);
  const shown = isFolded
    ? `<details><summary>${escapeHtml(words.t('You have ignored this member.'))}</summary>${content}</details>`
    : content;
  return `<p>${author} ${link(url, when)}</p>${shown}`;
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
