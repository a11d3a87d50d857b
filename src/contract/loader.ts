import type { Code } from './registry';
import type { Runtime } from './runtime';
import type { Tag, TagState, WakeReason } from './tag';
import type { WidgetDefinition, WidgetFacts } from './widget';

/** A widget that the registry knows by name and can fetch. */
export interface Entry {
  facts: Pick<WidgetFacts, 'names'> & Partial<WidgetFacts>;
  /** Fetches code and stylesheet; rejects when they cannot be had. */
  load(): Promise<WidgetDefinition>;
}

/** Globals of deployed pages that page scripts call, before our code is there and after. */
export type HookName = 'onVanillaReady' | 'onVanillaContentUpdate' | 'onPageView' | '__LEGACY_ADD_TOAST__';
export type HookCall = [name: HookName, foreign: unknown];

/** The loader, as the runtime and the registry's chunk know it: one object for the life of a page, all of it live. */
export interface Loader {
  /** CSP nonce of the loader's tag, or an empty string. */
  nonce: string;
  /** Texts of the box that offers another try. */
  words: { failed?: string; retry?: string };
  tags: Map<Element, Tag>;
  /** What scripts of the page have asked for by the names of deployed pages: an array, until there is code that does it at once. */
  calls: { push(call: HookCall): unknown };
  registry: {
    get(name: string): Entry | undefined;
    entries(): Entry[];
    add(entry: Entry): () => void;
    register<Props extends object>(definition: WidgetDefinition<Props>): () => void;
  };
  setState(tag: Tag, state: TagState, reason?: string): void;
  /** Fetches and mounts a tag now, unless it is mounted or on its way; `doctor()` tells the reason. */
  wake(tag: Tag, reason: WakeReason): void | Promise<void>;
  /** The same, as soon as the tag is in view. */
  wakeInView(tag: Tag, reason: WakeReason): unknown;
  /** Leaves a tag to its own HTML: the control that was pressed goes its native way, or Retry shows where there is none. */
  giveUp(tag: Tag, reason: string): void;
  /** Leaves every tag that is not mounted as the server wrote it, for good, where the error is one of `ForeignNatives`. */
  standBack(error: unknown): void;
  /** Lets the browser follow a link that would open a widget. */
  follow(link: HTMLElement): void;
  /** Adds a moment to the table; the sleeping tags that wait for it get it too. */
  when(name: string, moment: (element: Element) => Promise<unknown>): void;
  /** Resolves when the page has nothing else to do. */
  idle(): Promise<unknown>;
  /** The runtime's files. */
  page: Code;
  /** Fetches the runtime and starts it, once. */
  startPage(): Promise<Runtime>;
  /**
   * Makes the function that fetches some code, once, and resolves with the value that `unpack` makes of its last module.
   * `isLeaf`: no other module imports the last one, so that it can be asked for under another address.
   */
  fetchCode<Module, T>(
    code: Code,
    unpack: (module: Module) => T | Promise<T>,
    isLeaf?: boolean,
  ): () => Promise<T>;
}
