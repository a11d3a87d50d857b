import { readToggles, toggleAttribute, toggleSelector } from '../contract/toggles';
import { leavingLink } from '../safe/leavingLink';
import { labelTables } from './labelTables';
import type { Ui } from './UiContext';

/** A post's HTML as the page shows it: harmless, with what its parts need to be used. */
export async function postContent(
  html: string,
  ui: Pick<Ui, 'safeHtml' | 'locale' | 'home' | 'meta' | 'window'>,
): Promise<DocumentFragment> {
  const content = (await ui.safeHtml()).fragment(html);
  nameSpoilers(content, ui.locale.t('Spoiler'));
  labelTables(content);
  const named = readToggles(ui.window.location.search);
  for (const toggle of content.querySelectorAll<HTMLDetailsElement>(toggleSelector))
    toggle.open = named.has(toggle.getAttribute(toggleAttribute)!);
  const site = { home: ui.home, trusted: ui.meta.trustedDomains };
  for (const link of content.querySelectorAll('a[href]'))
    link.setAttribute('href', leavingLink(link.getAttribute('href')!, site));
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
