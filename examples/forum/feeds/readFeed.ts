import { DomUtils, parseDocument } from 'htmlparser2';
import { plainText } from './plainText';

/** A feed's entry, as a home widget's item. */
export interface FeedItem {
  to: string;
  name: string;
  description: string;
  imageUrl?: string;
}

type Element = Parameters<typeof DomUtils.getAttributeValue>[0];

/** The entries of a feed: RSS 2, RDF or Atom. Only addresses of the web come out of it, and text without markup. */
export function readFeed(xml: string, base: string): FeedItem[] {
  const document = parseDocument(xml, { xmlMode: true });
  const below = (parent: Element | typeof document, ...names: string[]) =>
    DomUtils.getElementsByTagName((name) => names.includes(name), parent, true);
  const textIn = (parent: Element, ...names: string[]) => {
    const [found] = names.flatMap((name) => below(parent, name).slice(0, 1));
    return found ? DomUtils.textContent(found) : '';
  };
  const [feedImage] = below(document, 'image', 'logo');
  const ownImage = feedImage && webUrl(textIn(feedImage, 'url') || DomUtils.textContent(feedImage), base);
  const imageOf = (entry: Element, html: string) => {
    const enclosures = below(entry, 'enclosure', 'media:content', 'media:thumbnail').filter((each) => {
      const type = DomUtils.getAttributeValue(each, 'type') ?? 'image/';
      return type.startsWith('image/');
    });
    const [first] = DomUtils.getElementsByTagName('img', parseDocument(html), true);
    const all = [
      first && DomUtils.getAttributeValue(first, 'src'),
      ...enclosures.map((each) => DomUtils.getAttributeValue(each, 'url')),
    ];
    return all.map((each) => webUrl(each, base)).find((each) => each !== undefined) ?? ownImage;
  };
  return below(document, 'item', 'entry')
    .slice(0, 100)
    .flatMap((entry) => {
      const [link] = below(entry, 'link').filter((each) => {
        const rel = DomUtils.getAttributeValue(each, 'rel');
        return rel === undefined || rel === 'alternate';
      });
      const to = link && webUrl(DomUtils.getAttributeValue(link, 'href') ?? DomUtils.textContent(link), base);
      const html = textIn(entry, 'description', 'summary', 'content:encoded', 'content');
      const name = plainText(textIn(entry, 'title')).slice(0, 500);
      if (!to || name === '') return [];
      const imageUrl = imageOf(entry, html);
      return [{ to, name, description: plainText(html).slice(0, 1000), ...(imageUrl && { imageUrl }) }];
    });
}

/** An address of the web, or undefined. */
function webUrl(text: string | undefined, base: string): string | undefined {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || !URL.canParse(trimmed, base)) return undefined;
  const url = new URL(trimmed, base);
  return /^https?:$/.test(url.protocol) && url.username === '' ? url.href : undefined;
}
