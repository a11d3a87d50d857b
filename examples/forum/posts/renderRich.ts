import { toggleAttribute } from '../../../src/contract/toggles';
import { escapeHtml } from './escapeHtml';
import { invalid } from '../httpError';

interface RichNode {
  type?: unknown;
  text?: unknown;
  children?: unknown;
  url?: unknown;
  userID?: unknown;
  name?: unknown;
  dataSourceType?: unknown;
  embedData?: unknown;
  [mark: string]: unknown;
}

const blocks: Record<string, string> = {
  p: 'p',
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  'blockquote-line': 'p',
  'spoiler-line': 'p',
  table: 'table',
  tbody: 'tbody',
  thead: 'thead',
  tr: 'tr',
  td: 'td',
  th: 'th',
};
const marks: [string, string][] = [
  ['code', 'code'],
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
];

/**
 * Each block has its own direction: one Arabic paragraph does not turn the rest of a post around. Lists and quotes get
 * theirs from `withDirections`, like those of posts in other formats.
 */
const ownDirection = new Set(['p', 'li', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th']);

/** An item may have several lines, which are no blocks of their own. */
const isItemLine = (value: unknown) => (value as RichNode | null | undefined)?.type === 'lic';

const problem = (message: string) => invalid({ field: 'body', message });

/**
 * Slate JSON to HTML. The result still goes through `cleanHtml`, which alone decides what is safe. Throws 400 when
 * `json` is no document, or one so deep or long that rendering it would hold up everybody else.
 */
export function renderRich(json: string): string {
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch {
    throw problem('body is not a rich2 document.');
  }
  if (!Array.isArray(document)) throw problem('body is not a rich2 document.');
  let left = 5000;

  const children = ({ children: nodes }: RichNode, depth: number): string =>
    Array.isArray(nodes)
      ? nodes
          .map(
            (child, index) =>
              (isItemLine(child) && isItemLine(nodes[index - 1]) ? '<br>' : '') + render(child, depth + 1),
          )
          .join('')
      : '';
  const line = (node: RichNode): string => plainText(node);

  function render(value: unknown, depth: number): string {
    if (typeof value !== 'object' || value === null) throw problem('body is not a rich2 document.');
    if (depth > 40 || --left < 0)
      throw problem(
        'This text has too many parts, or too many inside each other. Please make it simpler, or post it in parts.',
      );
    const node = value as RichNode;
    if (typeof node.text === 'string') return leaf(node, node.text);
    const tag =
      typeof node.type === 'string' && Object.hasOwn(blocks, node.type) ? blocks[node.type] : undefined;
    if (tag) return `<${tag}${ownDirection.has(tag) ? ' dir="auto"' : ''}>${children(node, depth)}</${tag}>`;
    switch (node.type) {
      case 'a':
        return `<a href="${escapeHtml(String(node.url ?? ''))}">${children(node, depth)}</a>`;
      case '@': {
        const userID = Number(node.userID);
        const name = escapeHtml(String(node.name ?? ''));
        if (!Number.isInteger(userID) || userID < 1) return `@${name}`;
        const href = `/profile/${userID}/${encodeURIComponent(String(node.name ?? ''))}`;
        return `<a class="js-userCard" data-userid="${userID}" href="${href}">@${name}</a>`;
      }
      case 'code_block':
        return `<pre><code>${(Array.isArray(node.children) ? node.children : []).map((child) => line(child as RichNode)).join('\n')}</code></pre>`;
      case 'rich_embed_card':
        return picture(node.embedData) ?? address(node) ?? children(node, depth);
      case 'spoiler':
        return `<details class="spoiler">${children(node, depth)}</details>`;
      case 'toggle':
        return `<details${toggleName(node)}>${children(node, depth)}</details>`;
      case 'toggle-title':
        return `<summary>${children(node, depth)}</summary>`;
      case 'hr':
        return '<hr>';
      default:
        return children(node, depth);
    }
  }

  return document.map((node) => render(node, 0)).join('');
}

const toggleName = ({ id }: RichNode) =>
  typeof id === 'string' ? ` ${toggleAttribute}="${escapeHtml(id)}"` : '';

/** A picture that was uploaded; null for embeds of other kinds. */
function picture(data: unknown): string | null {
  const { url, name, width, height, embedType } = (data ?? {}) as Record<string, unknown>;
  if (embedType !== 'image' || typeof url !== 'string' || !/^https?:\/\//i.test(url)) return null;
  const size = (attribute: string, value: unknown) =>
    Number.isInteger(value) && (value as number) > 0 ? ` ${attribute}="${value as number}"` : '';
  const alt = typeof name === 'string' ? name : '';
  return `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"${size('width', width)}${size('height', height)}></p>`;
}

/** The address of a link that stands alone, whatever its card showed; null for other nodes. */
function address({ dataSourceType, url }: RichNode): string | null {
  if (dataSourceType !== 'url' || typeof url !== 'string' || !/^https?:\/\//i.test(url)) return null;
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`;
}

function leaf(node: RichNode, text: string): string {
  const escaped = escapeHtml(text).replace(/\n/g, '<br>');
  return marks.reduce(
    (html, [mark, tag]) => (node[mark] === true ? `<${tag}>${html}</${tag}>` : html),
    escaped,
  );
}

function plainText(node: RichNode | null, depth = 0): string {
  if (typeof node !== 'object' || node === null || depth > 40) return '';
  if (typeof node.text === 'string') return escapeHtml(node.text);
  return Array.isArray(node.children)
    ? node.children.map((child) => plainText(child as RichNode, depth + 1)).join('')
    : '';
}
