import { attributes, hostNames } from '../contract/attributes';
import type { Loader } from '../contract/loader';
import type { RegistryTable } from '../contract/registry';
import { isEmpty } from '../page/isEmpty';

/** From here on a bar that scrolls with the page looks another way, pixels. */
const scrolledFrom = 50;

/**
 * Moments of widgets that most readers of a page never need: something is kept in storage, the page is scrolled, a
 * field is used.
 */
export function wakeOnNeed(
  { tags, registry, wake, wakeInView, when }: Loader,
  { widgets }: Pick<RegistryTable, 'widgets'>,
): void {
  const factsOf = (name: string) => registry.get(name.trim())?.facts;
  const holds = (key: string) =>
    ['sessionStorage', 'localStorage'].some((name) => {
      try {
        return window[name as 'localStorage'].getItem(key) !== null;
      } catch {
        // Blocked by the reader or by the frame's sandbox: nothing can have been kept.
        return false;
      }
    });
  // What the server has left empty has nothing to press.
  const wakeEmpty = () => {
    for (const tag of tags.values())
      if (tag.state === 'asleep' && tag.when === 'interaction' && !tag.element.hasAttribute(attributes.when))
        if (factsOf(tag.name)?.wakesEmpty && saysNothing(tag.element)) void wakeInView(tag, 'visible');
  };
  wakeEmpty();
  window.addEventListener(hostNames.contentAdded, () => setTimeout(wakeEmpty, 100));
  const never = new Promise(() => undefined);
  when('stored', (element) => {
    const key = factsOf(element.getAttribute(attributes.widget) ?? '')?.stored;
    return key && holds(key) ? Promise.resolve() : never;
  });

  const scrolled = new Promise<void>((resolve) => {
    const look = () => {
      if (window.scrollY <= scrolledFrom) return;
      window.removeEventListener('scroll', look);
      resolve();
    };
    window.addEventListener('scroll', look, { passive: true });
    look();
  });
  // What the server has left empty shows nothing until it is here, and has nothing to press.
  when('scrolled', (element) => (isEmpty(element) ? Promise.resolve() : scrolled));

  const wakeThose = (isUsed: (selector: string) => boolean) => {
    const used = widgets.flatMap(({ facts: { wakes } }) => (wakes && isUsed(wakes) ? wakes : []));
    if (used.length === 0) return;
    for (const tag of tags.values())
      if (tag.state === 'asleep' && used.includes(factsOf(tag.name)?.wakes ?? ''))
        void wake(tag, 'field used');
  };
  const onUse = ({ target }: Event) =>
    wakeThose((selector) => target instanceof Element && target.matches(selector));
  // A box may have been checked before this code was here; the widgets that want to know join in this same turn. To look
  // for it through a page of thousands takes one of its own.
  setTimeout(() =>
    wakeThose((selector) =>
      [...document.querySelectorAll<HTMLInputElement>(selector)].some(({ checked }) => checked),
    ),
  );
  for (const type of ['input', 'change']) document.addEventListener(type, onUse, true);
}

/** Deployed pages may hold its room with an element of some height. */
const saysNothing = (element: Element): boolean =>
  isEmpty(element) ||
  (element.textContent.trim() === '' && !element.querySelector('a[href],img,svg,input,button,iframe'));
