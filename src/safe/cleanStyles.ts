import { cleanStyleText } from './cleanStyleText';
import type { UrlOptions } from './safeUrl';

/** What a browser makes of a stranger's stylesheet once it is clean. */
export function cleanStyles(css: string, base: string, urls: UrlOptions): CSSStyleSheet {
  const sheet = new CSSStyleSheet({ baseURL: base });
  sheet.replaceSync(cleanStyleText(css, base, urls));
  return sheet;
}
