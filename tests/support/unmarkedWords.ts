import type { Page } from '@playwright/test';

/** What the pseudo-language puts on each letter. */
const mark = '\u0301';

/**
 * Words that are seen or read out in the page's widgets, and in what they have opened, and have no mark of the
 * pseudo-language: nothing has translated them. Times are `Intl`'s, and what members have written is theirs.
 */
export const unmarkedWords = (page: Page, ofData: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([accent, known]) => {
      const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
      const data = new Set(known);
      const found = new Set<string>();
      const take = (words: string | null, place: Element) => {
        const text = (words ?? '').replace(/\s+/g, ' ').trim();
        if (!/\p{L}{2}/u.test(text) || text.includes(accent) || data.has(text)) return;
        if (
          place.closest(
            'time, .userContent, [data-slate-editor], pre, script, style, noscript, textarea, svg',
          )
        )
          return;
        if (!place.checkVisibility({ visibilityProperty: true })) return;
        found.add(`${place.localName}.${place.className}: ${text}`);
      };
      for (const root of document.querySelectorAll('[data-react], .inl-layer')) {
        for (const element of [root, ...root.querySelectorAll('*')])
          for (const name of attributes) take(element.getAttribute(name), element);
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) take(walker.currentNode.nodeValue, walker.currentNode.parentElement!);
      }
      return [...found];
    },
    [mark, ofData] as const,
  );
