import type { Tag } from '../contract/tag';
import { closest } from '../page/closest';

/**
 * Links that open a widget are tags for as long as that takes; after a failure the next click is the browser's. Answers the
 * function that finds the tag for what was clicked.
 */
export function createLinks(selectors: () => string[]): (target: Element) => Tag | undefined {
  const links = new WeakMap<Element, Tag>();
  return (target) => {
    for (const selector of selectors()) {
      const element = selector && closest(target, selector);
      if (!element) continue;
      // Its name is known with the registry, and when it is found does not matter.
      const tag = links.get(element) ?? { element, name: '', state: 'asleep', timings: { found: 0 } };
      links.set(element, tag);
      if (tag.state !== 'error') return tag;
      tag.state = 'asleep';
      return undefined;
    }
    return undefined;
  };
}
