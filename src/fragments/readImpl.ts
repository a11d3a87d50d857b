import type { FragmentImpl } from '../contract/fragments';
import { safeUrl, type UrlOptions } from '../safe/safeUrl';

interface Where {
  /** Of the forum, with its path prefix. */
  home: string;
  urls: UrlOptions;
}

interface File {
  url: string;
  /** Empty where the page gives none. */
  integrity: string;
}

/** Where a replacement's files are. Throws when one is at an address that this page does not allow. */
export function readImpl(
  impl: FragmentImpl,
  { home, urls }: Where,
): { js: File; css: { url: string | null; integrity: string; text: string } } {
  const text = (name: string) => (typeof impl[name] === 'string' ? impl[name] : '');
  const uuid = text('fragmentUUID') || text('uuid');
  const own = (kind: string) => (uuid ? `${home}/api/v2/fragments/${encodeURIComponent(uuid)}/${kind}` : '');
  const allowed = (url: string) => {
    const safe = safeUrl('asset', url, urls);
    if (safe === null) throw new Error(`"${url.slice(0, 200)}" is no address that fragments may come from`);
    return safe;
  };
  const css = text('cssUrl');
  const js = text('jsUrl') || own('js');
  if (!js) throw new Error('the replacement names neither "jsUrl" nor "fragmentUUID"');
  return {
    js: { url: allowed(js), integrity: text('integrity') },
    css: { url: css ? allowed(css) : null, integrity: text('cssIntegrity'), text: text('css') },
  };
}
