/** Class names that say what a `style` said of white space and letters: the sanitiser leaves no style. */
export const kept = 'spaces-kept';
export const collapsed = 'spaces-collapsed';
export const code = 'spaces-code';
export const bold = 'style-bold';
export const italic = 'style-italic';
export const struck = 'style-struck';
export const spoiler = 'spoiler';
/** With how deep the item is, and of its bullet or number. */
export const itemLevel = 'item-level-';
export const itemMark = 'item-mark';
/** Of a tag that is not what its name says. */
export const plain = 'style-plain';

/** Blocks of which the sanitiser would leave no more than their words, run together with those beside them. */
const blocks =
  /^(?:address|article|aside|center|dialog|fieldset|footer|form|header|hgroup|legend|main|nav|search|section)$/i;

const tags = /<(\/?)([a-z][^\s/<>"']*)((?:"[^"]*"|'[^']*'|[^'">])*)(>?)/gi;
const attributes = /([^\s"'/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"']+))?/g;
const spaces = /white-space(?:-collapse)?\s*:\s*(pre(?!-line|serve-breaks)|break-spaces)?/i;
/** Of the first family: the last one of prose is monospaced on many a page. */
const monospaced = /font(?:-family)?\s*:[^;,]*(?:mono|courier|consol|menlo|monaco|code)/i;
const weights = /font-weight\s*:\s*(bold|[6-9]00)?/i;
const slants = /font-style\s*:\s*(italic|oblique)?/i;
const strokes = /text-decoration(?:-line)?\s*:(?:[^;]*(line-through))?/i;
const items = /mso-list\s*:\s*(?:\S+\s+level(\d)|ignore)/i;

/** Of this forum, and of others whose posts are copied. */
const spoilers = /(?:^|["'\s])(?:js-)?spoiler(?:["'\s]|$)/i;

/** Tags that say by themselves what a style says of weight, slant and stroke. */
const saidBy = [/^(?:b|strong)$/i, /^(?:i|em)$/i, /^(?:s|del)$/i];

/**
 * HTML in which code editors, terminals and word processors have said by styles alone that its spaces count and which of
 * its words are bold, slanted or struck, as HTML whose classes say so. Of attributes it has only what a document is made of:
 * most of such HTML is style, and the sanitiser reads no more than so many letters. What comes out is as harmful as what went in.
 */
export function markSpaces(html: string): string {
  /** Of the spans that are open, which are written: one that says nothing is the most of what code editors write. */
  const spans: boolean[] = [];
  return html.replace(tags, (tag, end: string, own: string, rest: string, close: string) => {
    if (!close) return tag;
    const name = blocks.test(own) ? 'div' : own.replace(/^h1$/i, 'h2').replace(/^strike$/i, 's');
    const isSpan = /^span$/i.test(name);
    if (end) return isSpan && spans.pop() === false ? '' : `</${name}>`;
    let said = '';
    let style = '';
    let hides = false;
    for (const [whole, attribute = '', value = ''] of rest.matchAll(attributes))
      if (/^(?:href|src|alt|colspan)$/i.test(attribute)) said += ` ${whole}`;
      // An entity ends with what ends a declaration.
      else if (/^class$/i.test(attribute) && spoilers.test(value)) hides = true;
      else if (/^style$/i.test(attribute)) style ||= value.replace(/&\w+;/g, '"');
    const names = hides ? spoiler : namesOf(name, style);
    if (names) said = ` class="${names}"${said}`;
    if (isSpan) spans.push(said !== '');
    return isSpan && !said ? '' : `<${name}${said}>`;
  });
}

function namesOf(tag: string, style: string): string {
  const names: string[] = [];
  const said = spaces.exec(style);
  if (said) names.push(said[1] ? kept : collapsed);
  if (said?.[1] && monospaced.test(style)) names.push(code);
  const weight = weights.exec(style);
  const slant = slants.exec(style);
  if (weight?.[1]) names.push(bold);
  if (slant?.[1]) names.push(italic);
  const stroke = strokes.exec(style);
  if (stroke?.[1]) names.push(struck);
  const own = [weight, slant, stroke][saidBy.findIndex((tags) => tags.test(tag))];
  if (own && !own[1]) names.push(plain);
  const item = items.exec(style);
  if (item) names.push(item[1] ? itemLevel + item[1] : itemMark);
  return names.join(' ');
}
