import { parseUrl } from '../../safe/parseUrl';
import { withoutSecrets } from '../../safe/withoutSecrets';
import { pathBelow } from './frameUrl';
import { cutText } from '../../safe/cutText';

/** Where the frame says that it is: a path of the forum without secrets, and a title that is only text; or null. */
export function readPlace(home: URL, path: string, title: string): { path: string; title: string } | null {
  const url = parseUrl(path, home.origin);
  if (url?.origin !== home.origin) return null;
  const { pathname, search, hash } = withoutSecrets(url);
  const here = pathBelow(home, pathname + search + hash);
  const plain = cutText(title.replace(/[\p{Cc}\p{Bidi_C}]/gu, ' '), 200);
  return here === null ? null : { path: here, title: plain };
}
