import type { ExtensionPoint, Extensions } from '../contract/extensions';

const none: never[] = [];

/** Place → what add-ons have put there. How they do comes with the first of them (`addExtension`). */
export function createExtensions(): Extensions {
  const lists = new Map<ExtensionPoint, unknown>();
  const listeners = new Set<() => void>();
  return {
    list: ((point) => lists.get(point) ?? none) as Extensions['list'],
    set(point, list) {
      lists.set(point, list);
      for (const listener of [...listeners]) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    points: () => lists.keys(),
  };
}
