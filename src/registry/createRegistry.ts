import type { Entry } from '../contract/loader';
import type { WidgetDefinition } from '../contract/widget';

export interface Registry {
  get(name: string): Entry | undefined;
  /** Adds an entry under all its names; the newest wins. Answers the function that takes it back. */
  add(entry: Entry): () => void;
  /** Adds many that give way to all that are here already: what hosts have registered early wins. */
  addFirst(entries: Entry[]): void;
  /** Adds a widget whose code is already here. */
  register<Props extends object>(definition: WidgetDefinition<Props>): () => void;
  entries(): Entry[];
}

/** Name → how to get the widget. Order does not matter: `onAdded` lets tags that wait for a name try again. */
export function createRegistry(onAdded: () => void): Registry {
  let all: Entry[] = [];
  let byName = new Map<string, Entry>();
  const index = (next: Entry[]) => {
    byName = new Map(next.flatMap((entry) => entry.facts.names.map((name) => [name.toLowerCase(), entry])));
    // Not before: one without names throws, and must not stay in the way of those that come later.
    all = next;
  };
  const add = (entry: Entry) => {
    index([...all, entry]);
    onAdded();
    return () => index(all.filter((each) => each !== entry));
  };
  return {
    get: (name) => byName.get(name.toLowerCase()),
    add,
    addFirst(entries) {
      index([...entries, ...all]);
      onAdded();
    },
    // The guard returns the props of its view; their type does not matter from here on.
    register: (definition) =>
      add({ facts: definition, load: async () => definition as unknown as WidgetDefinition }),
    entries: () => all,
  };
}
