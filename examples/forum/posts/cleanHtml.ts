import sanitize from 'sanitize-html';
import { toggleAttribute } from '../../../src/contract/toggles';
import { cutText } from '../../../src/safe/cutText';

const isSpoiler = ({ class: names = '' }: sanitize.Attributes) =>
  /(?:^|\s)(?:js-)?spoiler(?:\s|$)/i.test(names);

/** A spoiler, or a part that an address can open by its name. */
function detailsOf(attribs: sanitize.Attributes): sanitize.Attributes {
  if (isSpoiler(attribs)) return { class: 'spoiler' };
  const name = attribs[toggleAttribute] ?? attribs.id ?? '';
  return /^[\w-]{1,40}$/.test(name) ? { [toggleAttribute]: name } : {};
}

/**
 * Members' HTML. `data-*` stays, as on deployed forums of this kind: a widget's tag inside a post is harmless only
 * because the runtime never mounts anything inside user content, and this forum is where that is put to the test.
 */
const options: sanitize.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'blockquote',
      'pre',
      'code',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
    ],
    ...[
      'a',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'del',
      'ins',
      'sub',
      'sup',
      'small',
      'kbd',
      'abbr',
      'q',
      'span',
      'div',
    ],
    ...[
      'img',
      'figure',
      'figcaption',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'details',
      'summary',
      'time',
    ],
  ],
  allowedAttributes: {
    '*': ['data-*', 'class', 'title', 'dir', 'lang'],
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start'],
    time: ['datetime'],
  },
  allowedClasses: { '*': ['js-userCard', 'post-quote', 'post-note'], details: ['spoiler'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    a: sanitize.simpleTransform('a', { rel: 'nofollow noopener ugc' }),
    img: sanitize.simpleTransform('img', { loading: 'lazy' }),
    details: (tagName, attribs) => ({ tagName, attribs: detailsOf(attribs) }),
    // Spoilers of other forums: without their script they would stand there in clear.
    div: (tagName, attribs) =>
      isSpoiler(attribs) ? { tagName: 'details', attribs: { class: 'spoiler' } } : { tagName, attribs },
  },
};

export function cleanHtml(html: string): string {
  return sanitize(html, options);
}

/** The words of HTML without its tags, as plain text. */
export function textOfHtml(html: string): string {
  const spaced = html.replace(/<(br|\/p|\/li|\/h\d|\/blockquote|\/div|\/pre|\/tr|\/td)\b/gi, ' <$1');
  return sanitize(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Posts without what they hide until a reader wants to see it. */
export function withoutSpoilers(html: string): string {
  if (!html.includes('spoiler')) return html;
  return sanitize(html, {
    ...options,
    exclusiveFilter: ({ tag, attribs }) => tag === 'details' && isSpoiler(attribs),
  });
}

/**
 * The first words of a post, or those around a place in its text, cut at a word where there is one. `length` in characters.
 */
export function excerptOf(html: string, length = 200, placeIn: (text: string) => number = () => 0): string {
  const whole = textOfHtml(withoutSpoilers(html));
  const place = whole.length <= length ? 0 : placeIn(whole);
  const from = place < length / 2 ? 0 : whole.lastIndexOf(' ', place - length / 4) + 1;
  if (from > 0) return `…${firstWords(whole.slice(from), length)}`;
  return firstWords(whole, length);
}

function firstWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = cutText(text, length);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
