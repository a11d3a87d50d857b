import type { Addon } from './addon';
import type { Code, RegistryTable } from './registry';
import type { Tag, TagState } from './tag';
import type { WidgetDefinition, WidgetFacts } from './widget';

/** A widget that the loader knows by name and can fetch. */
export interface Entry {
  facts: Pick<WidgetFacts, 'names'> & Partial<WidgetFacts>;
  /** Fetches code and stylesheet; rejects when they cannot be had. */
  load(): Promise<WidgetDefinition>;
}

/** What the page entry gives back to the loader: from then on it mounts and unmounts. */
export interface Mounter {
  /** Sets a tag in. The tag of a plain link (`facts.links`) opens its widget instead, and sleeps again. */
  mount(tag: Tag, definition: WidgetDefinition): void;
  unmount(tag: Tag): void;
}

/** The runtime, as the loader and its idle module have it. */
export interface Runtime extends Mounter {
  /** Renders a sleeping tag's view outside the page, so that its first use finds the code compiled. */
  rehearse(tag: Tag, definition: WidgetDefinition): Promise<void>;
  addons: {
    /** Keys that the page has switched on. */
    keys: readonly string[];
    /** One that this build does not have is named by its key; rejects where nobody knows such a key. */
    attach(addon: Addon | string): Promise<void>;
    failed(key: string, error: unknown): void;
  };
}

/** The loader's half of the runtime, handed over to `start` once: scan, table and queue, all of it live. */
export interface LoaderHalf {
  /** CSP nonce of the loader's tag, or an empty string. */
  nonce: string;
  /** Words of the box that offers another try. */
  words: { failed?: string; retry?: string };
  tags: Map<Element, Tag>;
  registry: {
    get(name: string): Entry | undefined;
    entries(): Entry[];
    add(entry: Entry): () => void;
    register<Props extends object>(definition: WidgetDefinition<Props>): () => void;
  };
  setState(tag: Tag, state: TagState, reason?: string): void;
  /** Fetches and mounts a tag now, unless it is mounted or on its way. */
  wake(tag: Tag): void | Promise<void>;
  /** Leaves every tag that is not mounted as the server wrote it, for good: `foreign` names what a script of the page has replaced. */
  standBack(foreign: string): void;
  /** Leaves a tag to its own HTML: what was pressed goes its native way, or Retry shows where it has none. */
  giveUp(tag: Tag, reason: string): void;
  /** Resolves as soon as an element is in view. */
  visible(element: Element): Promise<unknown>;
  /** A failure in the loader's own half. The page entry replaces it with its reporter. */
  report(detail: { widget: string; element: Element | null; phase: 'load'; error: unknown }): void;
}

/** The same, with what the loader has no room for. */
export interface Handover extends LoaderHalf {
  /** Fetches and mounts a tag as soon as it is in view. */
  wakeInView(tag: Tag): unknown;
}

/** What the loader gives to the module that runs when the page is idle. */
export interface Idle {
  tags: Map<Element, Tag>;
  registry: { get(name: string): Entry | undefined };
  /** The runtime's files. */
  page: Code;
  wake(tag: Tag): unknown;
  /** Puts a moment into the table; the sleeping tags that wait for it get it too. */
  when(name: string, moment: (element: Element) => Promise<unknown>): void;
  /** Resolves when nothing else is going on. */
  idle(): Promise<unknown>;
  /** Makes the function that fetches modules with their stylesheets, and answers what `use` makes of the last one. */
  fetchCode<Module, T>(code: Code, use: (module: Module) => T | Promise<T>, leaf?: boolean): () => Promise<T>;
  startPage(): Promise<Runtime>;
}

/** The registry's chunk: what the build knows of widgets, and what happens once the page is idle. */
export interface RegistryModule {
  table: RegistryTable;
  atIdle(idle: Idle): unknown;
}

/** What `page` exports: takes the loader's half over and gives the mounting half back. */
export type Start = (half: LoaderHalf) => Promise<Runtime>;
