/** The address as a URL, or null when it is none. `URL.parse` is not in every browser yet. */
export const parseUrl = (address: string, base?: string): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;
