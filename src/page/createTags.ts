import { attributes, tagSelector } from '../contract/attributes';
import type { Tag, TagState } from '../contract/tag';
import { closest } from './closest';
import { isForeign } from './isForeign';

/** Why a tag is skipped that is a part of another one. */
const nested = 'in a widget';

interface Listeners {
  /** A tag that may be mounted. */
  onNew(tag: Tag): void;
  /** One that has left the page. */
  onGone(tag: Tag): void;
  /** One inside another, which it is a part of. */
  onNested(element: Element): void;
}

export interface Tags {
  all: Map<Element, Tag>;
  /** The tag of an element; a new one is judged, and `onNew` hears of it when it may be mounted. */
  see(element: Element, wasForeign?: unknown): Tag;
  /** The tag that an element is part of; a skipped tag is part of the one around it. */
  around(target: Element): Tag | null;
  /** Judges nested tags anew: an outer tag of an unknown name does not count. */
  reconsider(): void;
  /** Forgets tags that have left the page, and notifies `onGone`. */
  prune(): void;
  setState(tag: Tag, state: TagState, reason?: string): void;
}

/**
 * The list of the page's tags. Each element is judged once, when it is first seen, by where it stands and never by
 * its own attributes: members write `data-react` into their posts.
 */
export function createTags({ onNew, onGone, onNested }: Listeners): Tags {
  const all = new Map<Element, Tag>();
  // Seen inside user content once, an element stays a member's work wherever the page moves it.
  const foreign = new WeakSet<Element>();

  const see = (element: Element, wasForeign?: unknown): Tag => {
    let tag = all.get(element);
    if (tag) return tag;
    const name = element.getAttribute(attributes.widget)!.trim();
    tag = { element, name, state: 'skipped', timings: { found: performance.now() } };
    all.set(element, tag);
    const outer = around(element.parentElement);
    if (wasForeign ?? isForeign(element)) foreign.add(element);
    // `constructor`, `prototype` and their like are names of the language, never of a widget.
    tag.reason =
      !/^[a-z][\w.-]{0,63}$/i.test(name) || name in Function
        ? 'bad name'
        : foreign.has(element)
          ? 'user content'
          : outer && outer.state !== 'waiting'
            ? nested
            : '';
    if (!tag.reason) onNew(tag);
    if (tag.reason === nested) onNested(element);
    return tag;
  };
  const around = (target: Element | null): Tag | null => {
    const element = closest(target, tagSelector);
    const tag = element && see(element);
    return tag?.state === 'skipped' ? around(element!.parentElement) : tag;
  };
  return {
    all,
    see,
    around,
    reconsider() {
      for (const [element, tag] of [...all]) if (tag.reason === nested && all.delete(element)) see(element);
    },
    prune: () =>
      all.forEach((tag, element) => {
        if (element.isConnected) return;
        all.delete(element);
        onGone(tag);
      }),
    setState(tag, state, reason) {
      tag.state = state;
      tag.reason = reason;
      tag.element.setAttribute(attributes.state, state);
    },
  };
}
