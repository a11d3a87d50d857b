/**
 * Address of an external search: the configured template with every `%s` replaced by the encoded words, so that `&`, `#`
 * and `%` stay part of them. Null when the template is no http(s) address, has no `%s`, or has one where it would choose
 * the host.
 */
export function externalSearchUrl(template: unknown, query: string): string | null {
  if (typeof template !== 'string' || !/^https?:\/\/[^/?#\\@%\s]+[/?#][^\s\\]*$/i.test(template)) return null;
  if (!template.includes('%s')) return null;
  const words = encodeURIComponent(query.replace(/\p{Cs}/gu, '\ufffd'));
  try {
    return new URL(template.split('%s').join(words)).href;
  } catch {
    return null;
  }
}
