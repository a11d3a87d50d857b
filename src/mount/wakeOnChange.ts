import type { Tag } from '../contract/tag';
import type { WidgetDefinition } from '../contract/widget';
import { propsOfElement } from '../page/propsOfElement';

interface Deps {
  tags: Map<Element, Tag>;
  /** The definition of a tag whose code is here. */
  definitionOf(tag: Tag): WidgetDefinition | undefined;
  wakeInView(tag: Tag): void;
  /** Runs a job after the current task: a first search through five thousand tags must not delay a click. */
  later(job: () => void): void;
}

/** How long one search through the tags may take, milliseconds; a slow phone multiplies the rest. */
const budget = 8;

/**
 * A sleeping tag shows what the server knew. When one of its records changes in the store, it has to wake: at once
 * when it is in view, otherwise when it comes into view. Answers the listener for changed records.
 */
export function wakeOnChange({
  tags,
  definitionOf,
  wakeInView,
  later,
}: Deps): (slice: string, key: string) => void {
  const keysOf = new WeakMap<Tag, string[]>();
  const read = (tag: Tag): string[] => {
    const known = keysOf.get(tag);
    if (known) return known;
    const definition = definitionOf(tag);
    if (!definition) return [];
    let keys: string[] = [];
    try {
      keys = definition.keys?.(definition.props(propsOfElement(tag.element))) ?? [];
    } catch {
      // Props that do not pass the guard are reported when the tag is mounted; until then it shows no record.
    }
    keysOf.set(tag, keys);
    return keys;
  };
  const changed = new Set<string>();
  const begin = () => {
    const keys = new Set(changed);
    changed.clear();
    goOn(keys, [...tags.values()]);
  };
  function goOn(keys: Set<string>, left: Tag[]): void {
    const end = performance.now() + budget;
    for (let tag; performance.now() < end && (tag = left.pop());)
      if (tag.state === 'asleep' && read(tag).some((key) => keys.has(key))) wakeInView(tag);
    if (left.length > 0) later(() => goOn(keys, left));
  }
  return (slice, key) => {
    if (changed.size === 0) later(begin);
    changed.add(`${slice}/${key}`);
  };
}
