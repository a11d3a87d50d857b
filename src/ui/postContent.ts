import type { Ui } from './UiContext';

/** A post's HTML as the page shows it: harmless, with what its parts need to be used. */
export async function postContent(
  html: string,
  ui: Pick<Ui, 'safeHtml' | 'locale'>,
): Promise<DocumentFragment> {
  const content = (await ui.safeHtml()).fragment(html);
  nameSpoilers(content, ui.locale.t('Spoiler'));
  return content;
}

/** Spoilers are stored without a name, since readers have languages of their own; other forums' are made of their script. */
function nameSpoilers(content: DocumentFragment, name: string): void {
  for (const spoiler of content.querySelectorAll<HTMLElement>('details.spoiler, div.spoiler')) {
    spoiler.querySelector('.spoiler-buttonContainer')?.remove();
    const details = spoiler.ownerDocument.createElement('details');
    details.className = 'spoiler';
    details.append(...spoiler.childNodes);
    if (details.firstElementChild?.localName !== 'summary') {
      const summary = spoiler.ownerDocument.createElement('summary');
      summary.textContent = name;
      details.prepend(summary);
    }
    // One that its author has left open is none.
    spoiler.replaceWith(details);
  }
}
