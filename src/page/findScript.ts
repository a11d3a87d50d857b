import { baseAttribute } from '../contract/attributes';

/** What the loader takes from its own tag. */
export interface LoaderScript {
  src: string;
  nonce: string;
  dataset: { failed?: string; retry?: string };
}

/**
 * The loader's own tag: the script that runs, which a module and code that a library evaluates do not have; else the one of
 * that name; else the folder that a host names itself. By the document's kind, because elements of members hide its own
 * methods, and in scripts and the root alone, because members can write such an attribute.
 */
export function findScript(document: Document): LoaderScript | null {
  const kind = Document.prototype;
  const current = Object.getOwnPropertyDescriptor(kind, 'currentScript')!.get!.call(
    document,
  ) as HTMLScriptElement | null;
  const script = current?.src
    ? current
    : (kind.querySelector.call(document, 'script[src*="/loader."]') as HTMLScriptElement | null);
  if (script) return script;
  const named = kind.querySelector.call(document, `:is(html,script)[${baseAttribute}]`) as HTMLElement | null;
  if (!named) return null;
  const folder = named.getAttribute(baseAttribute)!.replace(/\/?$/, '/loader.js');
  return {
    src: new URL(folder, location.href).href,
    nonce: (current ?? named).nonce,
    dataset: named.dataset,
  };
}
