import sanitize from 'sanitize-html';
import { allowedHtml } from './allowedHtml';
import { cutText } from './cutText';
import { longest } from './createSafeHtml';
import { safeUrl, type UrlOptions } from './safeUrl';

const allowedTags = allowedHtml.ALLOWED_TAGS as string[];
const allowedAttributes = [
  ...(allowedHtml.ALLOWED_ATTR as string[]),
  'src',
  'loading',
  'referrerpolicy',
  'rel',
];

/** HTML in, harmless HTML out, where there is no browser: by the same lists and with the same links as `createSafeHtml`. */
export const cleanHtml = (html: string, urls: UrlOptions): string =>
  sanitize(cutText(html, longest), {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes },
    // `safeUrl` decides.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nestingLimit: 40,
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: tame(tagName, attribs, urls) }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });

function tame(tag: string, { href, src, id, class: names, ...rest }: sanitize.Attributes, urls: UrlOptions) {
  const link = safeUrl('user', href, urls);
  const picture = tag === 'img' ? safeUrl('asset', src, urls) : null;
  const foreign = (names ?? '').split(/\s+/).filter((name) => name && !/^(inl-|js-)/i.test(name));
  return {
    ...rest,
    // Must not become a property of the document.
    ...(id && { id: `user-content-${id}` }),
    ...(foreign.length > 0 && { class: foreign.join(' ') }),
    ...(link !== null && { href: link }),
    ...(link !== null && !link.startsWith(`${urls.origin}/`) && { rel: 'noopener noreferrer nofollow ugc' }),
    ...(picture !== null && { src: picture, loading: 'lazy', referrerpolicy: 'strict-origin' }),
  };
}
