/** Objects of the language and the page that old scripts replace something of. */
export const nativeOwners: Record<string, object> = {
  Object,
  'Object.prototype': Object.prototype,
  'Function.prototype': Function.prototype,
  Array,
  'Array.prototype': Array.prototype,
  String,
  'String.prototype': String.prototype,
  Number,
  'Number.prototype': Number.prototype,
  'RegExp.prototype': RegExp.prototype,
  Date,
  'Date.prototype': Date.prototype,
  Math,
  JSON,
  Reflect,
  Symbol,
  'Map.prototype': Map.prototype,
  'Set.prototype': Set.prototype,
  'WeakMap.prototype': WeakMap.prototype,
  'WeakSet.prototype': WeakSet.prototype,
  Promise,
  'Promise.prototype': Promise.prototype,
  'URL.prototype': URL.prototype,
  'URLSearchParams.prototype': URLSearchParams.prototype,
  'AbortController.prototype': AbortController.prototype,
  'EventTarget.prototype': EventTarget.prototype,
  'Event.prototype': Event.prototype,
  'Node.prototype': Node.prototype,
  'Element.prototype': Element.prototype,
  'HTMLElement.prototype': HTMLElement.prototype,
  'Document.prototype': Document.prototype,
};

/** The page's own, by their names. */
export const nativeConstructors = [
  'AbortController',
  'CustomEvent',
  'Document',
  'Element',
  'EventTarget',
  'Event',
  'FormData',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'IntersectionObserver',
  'Map',
  'MessageChannel',
  'MutationObserver',
  'Node',
  'Promise',
  'Proxy',
  'Set',
  'URL',
  'URLSearchParams',
  'WeakMap',
  'WeakSet',
  'XMLHttpRequest',
] as const;

/** Answers what puts everything back as it is now; it needs nothing of what may be broken by then. */
export function keepNatives(): () => void {
  const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;
  const kept = Object.values(nativeOwners).map((owner) => {
    const old = Object.create(null) as Record<PropertyKey, PropertyDescriptor>;
    for (const key of ownKeys(owner)) {
      const descriptor = getOwnPropertyDescriptor(owner, key);
      if (typeof descriptor?.value === 'function') old[key] = descriptor;
    }
    return { owner, old, keys: ownKeys(old), all: new Set(ownKeys(owner)) };
  });
  const values = nativeConstructors.map((name) => window[name]);
  const isOld = Set.prototype.has.call.bind(Set.prototype.has) as (
    all: Set<unknown>,
    key: unknown,
  ) => boolean;
  return () => {
    for (let index = 0; index < values.length; index++)
      defineProperty(window, nativeConstructors[index]!, {
        value: values[index],
        configurable: true,
        writable: true,
      });
    for (let at = 0; at < kept.length; at++) {
      const { owner, old, keys, all } = kept[at]!;
      for (let index = 0; index < keys.length; index++) {
        const key = keys[index]!;
        if (getOwnPropertyDescriptor(owner, key)?.value !== old[key]!.value)
          defineProperty(owner, key, old[key]!);
      }
      const now = ownKeys(owner);
      for (let index = 0; index < now.length; index++)
        if (!isOld(all, now[index])) deleteProperty(owner, now[index]!);
    }
  };
}
