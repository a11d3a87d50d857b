import { hostNames, tagSelector } from '../contract/attributes';
import type { Tags } from './createTags';
import { findForeign } from './findForeign';
import { isForeign } from './isForeign';
import { listen } from './listen';

/**
 * Sees every tag of the page, those that are there and those that come later: as foreign what came into user content,
 * wherever it is now. What has gone is pruned.
 */
export function watchPage({ all, see, prune }: Pick<Tags, 'all' | 'see' | 'prune'>): void {
  let frame = 0;
  const observer = new MutationObserver((records) => {
    lookSoon();
    findForeign(records, tagSelector, (tag) => see(tag, true));
  });
  let left: Element[] = [];
  const look = () => {
    frame = 0;
    // Looking through the whole page costs as much as seeing a hundred tags.
    if (!left[0]) {
      left = [...Document.prototype.querySelectorAll.call(document, tagSelector)].filter(
        (tag) => !all.has(tag),
      );
      // Not in their turn: until then they may be moved out.
      left.filter(isForeign).forEach((tag) => see(tag, true));
    }
    // Something may come while these are seen.
    if (left[0]) lookSoon();
    // Thousands at once would be a long task.
    left.splice(0, 300).forEach((tag) => see(tag, false));
    prune();
    // While a page is parsed every node of it would come by the observer, which costs more than all else here.
    if (document.readyState === 'loading') lookSoon();
    else observer.observe(document, { childList: true, subtree: true });
  };
  // Once per frame, so that a page that adds a thousand nodes one by one is looked at once. A hidden tab has no
  // frames, and needs no widgets.
  const lookSoon = () => (frame ||= requestAnimationFrame(look));
  listen(hostNames.contentAdded, lookSoon);
  look();
}
