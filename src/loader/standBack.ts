import { attributes } from '../contract/attributes';
import type { Diagnosis, PublicApi } from '../contract/publicApi';

/** Says once for a page that its tags stay as the server wrote them, and why. */
export function sayWhy(version: string, reason: string): void {
  console.warn(`Inlay ${version} is off: ${reason}.`);
}

/**
 * `window.inlay` of a page that is left alone: knows each tag and why nothing is done. Loops by index, because the page's
 * iterators may be broken.
 */
export function standBack(version: string, reason: string): PublicApi {
  sayWhy(version, reason);
  return {
    version,
    register: () => () => {},
    when() {},
    doctor() {
      const found = document.querySelectorAll(`[${attributes.widget}]`);
      const tags: Diagnosis[] = [];
      for (let index = 0; index < found.length; index++) {
        const element = found[index]!;
        const name = element.getAttribute(attributes.widget)!;
        tags[index] = { name, element, state: 'skipped', reason, timings: { found: 0 } };
      }
      return tags;
    },
  };
}
