import { cleanStyles } from '../safe/cleanStyles';
import type { UrlOptions } from '../safe/safeUrl';
import { fetchFile } from './fetchFile';

/** Milliseconds that a fragment waits for its stylesheet, and that an unused one is kept: views come back at once. */
const patience = 1000;
const kept = 100;

export interface UsedStyles {
  /** The stylesheet, or null when it failed or took longer than a fragment may wait. */
  ready: Promise<CSSStyleSheet | null>;
  release(): void;
}

interface Deps {
  fetch: typeof fetch;
  urls(): UrlOptions;
  onFailed(error: unknown): void;
}

export interface StyleSource {
  /** Absolute and allowed; null when there is only text. */
  url: string | null;
  integrity: string;
  /** Rules that came with the page. */
  text: string;
  /** Shows the stylesheet that came too late. */
  onLate(sheet: CSSStyleSheet): void;
}

/** Stylesheets of fragments, each fetched once for all that use it, and gone soon after the last one. */
export function createFragmentStyles({ fetch, urls, onFailed }: Deps): (source: StyleSource) => UsedStyles {
  const sheets = new Map<string, { sheet: Promise<CSSStyleSheet | null>; users: number }>();

  async function load({ url, integrity, text }: StyleSource): Promise<CSSStyleSheet | null> {
    try {
      const file = url === null ? null : await fetchFile(fetch, url, { integrity, kind: 'css', ...urls() });
      return cleanStyles(`${file?.text ?? ''}\n${text}`, file?.url ?? urls().origin, urls());
    } catch (error) {
      onFailed(error);
      return null;
    }
  }

  return (source) => {
    const key = JSON.stringify([source.url, source.integrity, source.text]);
    const entry = sheets.get(key) ?? { sheet: load(source), users: 0 };
    sheets.set(key, entry);
    entry.users += 1;
    let used = true;
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), patience));
    const ready = Promise.race([entry.sheet, late]).then((sheet) => {
      if (sheet !== 'late') return sheet;
      void entry.sheet.then((arrived) => arrived && used && source.onLate(arrived));
      return null;
    });
    return {
      ready,
      release() {
        if (!used) return;
        used = false;
        entry.users -= 1;
        setTimeout(() => {
          if (entry.users === 0) sheets.delete(key);
        }, kept);
      },
    };
  };
}
