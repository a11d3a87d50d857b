import type { Tag } from '../contract/tag';

/**
 * Letters that are typed after a press on what opens a field, while its code is late, go into the server's own field, which
 * is opened for them: what stands there is handed over, and a press has nothing left to do. `around`: the tag that an
 * element belongs to.
 */
export function typeOn(document: Document, around: (element: Element) => Tag | undefined): void {
  document.addEventListener('keydown', ({ target, key }) => {
    const summary = target as Element;
    if (key[1] || key === ' ' || !summary.ariaBusy) return;
    const details = summary.closest('details');
    const field = details?.querySelector('input');
    const tag = around(summary);
    if (!field || !tag) return;
    details!.open = true;
    summary.ariaBusy = null;
    tag.intents = undefined;
    field.focus();
  });
}
