/**
 * Renames what browsers complain about to the page's CSP while they merely parse it: handlers, `style`, `<base>`. It does
 * not make HTML safe, the sanitiser that reads the result does; it keeps the violation log for real violations.
 */
export function disarm(html: string): string {
  return html
    .replace(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*/gi, (tag) =>
      tag.replace(/^<base\b/i, '<x-base').replace(/([\s/"'])(on[a-z]+|style)(?=\s*=)/gi, '$1x-$2'),
    )
    .replace(/<(\/?)style\b/gi, '<$1xmp');
}
