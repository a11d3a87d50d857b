/**
 * The host a link really leads to, as the parser sees it: look-alike letters in punycode, without user info. Null when
 * it is no http(s) address. For the page that readers see before they leave.
 */
export function shownHost(url: string): string | null {
  try {
    const { protocol, host } = new URL(url);
    return protocol === 'http:' || protocol === 'https:' ? host : null;
  } catch {
    return null;
  }
}
