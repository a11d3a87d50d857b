/** Of a part of a post that can be opened and closed: its name in the page's address. */
export const toggleAttribute = 'data-toggleid';
export const toggleSelector = `details[${toggleAttribute}]`;

const parameter = 'expandedToggles';

/** Names of the toggles that an address opens. */
export function readToggles(search: string): ReadonlySet<string> {
  const value = new URLSearchParams(search).get(parameter) ?? '';
  return new Set(value.split(',').filter(Boolean));
}

/** The query of an address that opens these, and else says what it said. */
export function writeToggles(search: string, open: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  const rest = query.toString();
  const own = open.length > 0 ? `${parameter}=${open.map(encodeURIComponent).join(',')}` : '';
  const written = [rest, own].filter(Boolean).join('&');
  return written && `?${written}`;
}
