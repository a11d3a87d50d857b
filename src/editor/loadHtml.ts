import { lazyImport } from '../contract/lazyImport';
import { longest, type SafeHtml } from '../safe/createSafeHtml';
import type { RichElement } from './rich/richTypes';

/** HTML in, harmless nodes of the page or of a document out. */
export interface Html extends SafeHtml {
  toRich(html: string): RichElement[];
  /** The same, or null for HTML that is too long to parse whole or has no text. */
  wholeToRich(html: string): RichElement[] | null;
}

/** The sanitiser and what makes a document of its answer: most readers need neither, and who needs both waits once. */
export async function loadHtml(safeHtml: () => Promise<SafeHtml>): Promise<Html> {
  const [{ fragment }, { htmlToRich, markSpaces }] = await Promise.all([
    safeHtml(),
    lazyImport(() => import('./rich/htmlToRich')),
  ]);
  return {
    fragment,
    toRich: (html) => htmlToRich(fragment(markSpaces(html))),
    wholeToRich: (html) => {
      const marked = markSpaces(html);
      const nodes = marked.length > longest ? null : fragment(marked);
      return nodes && /\S/.test(nodes.textContent) ? htmlToRich(nodes) : null;
    },
  };
}
