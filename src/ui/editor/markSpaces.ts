/** Class names that say what a `style` said of white space and letters: the sanitiser leaves no style. */
export const kept = 'spaces-kept';
export const collapsed = 'spaces-collapsed';
export const code = 'spaces-code';

const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*/gi;
const styles = /[\s"']style\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/i;
const spaces = /white-space(?:-collapse)?\s*:\s*(pre(?!-line|serve-breaks)|break-spaces)?/i;
const monospaced = /font(?:-family)?\s*:[^;]*(?:mono|courier|consolas|menlo)/i;

/**
 * HTML in which code editors, terminals and word processors have said by styles alone that its spaces count, as HTML whose
 * classes say so. What comes out is as harmful as what went in.
 */
export function markSpaces(html: string): string {
  return html.replace(tags, (tag) => {
    // An entity ends with what ends a declaration.
    const style = (styles.exec(tag)?.[1] ?? '').replace(/&\w+;/g, '"');
    const said = spaces.exec(style);
    if (!said) return tag;
    const names = !said[1] ? collapsed : monospaced.test(style) ? `${kept} ${code}` : kept;
    // Of two attributes of one name the first one counts.
    return tag.replace(/^<[^\s/>]+/, `$& class="${names}"`);
  });
}
