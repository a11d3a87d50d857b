import { hostNames, tagSelector } from '../contract/attributes';
import type { Tags } from './createTags';
import { findForeign } from './findForeign';
import { isForeign } from './isForeign';
import { listen } from './listen';

/**
 * Sees every tag of the page, those that are there and those that come later. A tag that came into user content is foreign,
 * wherever it is now. Tags that have gone are pruned.
 */
export function watchPage({ all, see, prune }: Pick<Tags, 'all' | 'see' | 'prune'>): void {
  let frame = 0;
  const observer = new MutationObserver((records) => {
    lookSoon();
    findForeign(records, tagSelector, (tag) => see(tag, true));
  });
  const left: Element[] = [];
  const look = () => {
    frame = 0;
    // While a page is parsed every node of it would come by the observer, which costs more than all else here.
    if (document.readyState === 'loading') lookSoon();
    else observer.observe(document, { childList: true, subtree: true });
    // Looking through a page of thousands of tags costs a slow phone half of what a turn may, and so do these.
    if (!left[0]) {
      for (const tag of Document.prototype.querySelectorAll.call(document, tagSelector))
        if (!all.has(tag) && left.push(tag) > 999) break;
      // Not in their turn: until then they may be moved out.
      for (const tag of left) if (isForeign(tag)) see(tag, true);
      if (left[999]) return lookSoon();
    }
    // Something may come while these are seen.
    if (left[0]) lookSoon();
    for (const tag of left.splice(0, 300)) see(tag);
    prune();
  };
  // Once per frame, so that a page that adds a thousand nodes one by one is looked at once. A hidden tab has no
  // frames, and needs no widgets.
  const lookSoon = () => (frame ||= requestAnimationFrame(look));
  listen(hostNames.contentAdded, lookSoon);
  look();
}
