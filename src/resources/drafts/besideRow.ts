import { addedWords } from './addedWords';
import type { LocalDraft } from './localDraft';

/** What of a row goes behind another of the same draft: only what is new to `base`, which the server had printed and is in both. */
export function besideRow(document: Document, row: LocalDraft, base: string, format: string): LocalDraft {
  const added = addedWords(base, row.body);
  if (format !== 'html') return { ...row, body: added, format: 'text' };
  const paragraph = document.createElement('p');
  paragraph.textContent = added;
  return { ...row, body: paragraph.outerHTML, format };
}
