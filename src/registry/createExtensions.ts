import type { ExtensionPoint, Extensions, Registered } from '../contract/extensions';

const none: never[] = [];

/** Place → what add-ons have put there. */
export function createExtensions(): Extensions {
  const lists = new Map<ExtensionPoint, Registered[]>();
  const listeners = new Set<() => void>();
  const set = (point: ExtensionPoint, list: Registered[]) => {
    lists.set(point, list);
    for (const listener of [...listeners]) listener();
  };
  const list = (point: ExtensionPoint) => lists.get(point) ?? none;
  return {
    add(point, key, extension, owner) {
      const entry: Registered = { ...extension, key, owner };
      const others = list(point).filter((each) => each.key !== key);
      set(
        point,
        [...others, entry].sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || (a.key < b.key ? -1 : 1)),
      );
      return () => {
        // A later one of the same key is somebody else's.
        if (list(point).includes(entry))
          set(
            point,
            list(point).filter((each) => each !== entry),
          );
      };
    },
    list: list as Extensions['list'],
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    all: () =>
      [...lists].flatMap(([point, entries]) => entries.map(({ key, owner }) => ({ point, key, owner }))),
  };
}
