import type { Tag, TagState } from './tag';
import type { WidgetDefinition, WidgetFacts } from './widget';

/** A widget that the loader knows by name and can fetch. */
export interface Entry {
  facts: Pick<WidgetFacts, 'names' | 'links'> & Partial<WidgetFacts>;
  /** Fetches code and stylesheet; rejects when they cannot be had. */
  load(): Promise<WidgetDefinition>;
  /** Its files, for fetching ahead; a widget whose code is here has none. */
  files?: string[];
}

/** What the page entry gives back to the loader: from then on it mounts and unmounts. */
export interface Mounter {
  /** Sets a tag in. The tag of a plain link (`facts.links`) opens its widget instead, and sleeps again. */
  mount(tag: Tag, definition: WidgetDefinition): void;
  unmount(tag: Tag): void;
}

/** The loader's half of the runtime, handed over to `start` once: scan, table and queue, all of it live. */
export interface Handover {
  /** CSP nonce of the loader's tag, or an empty string. */
  nonce: string;
  /** Words of the box that offers another try. */
  words: { failed?: string; retry?: string };
  tags: Map<Element, Tag>;
  registry: {
    get(name: string): Entry | undefined;
    entries(): Entry[];
    register<Props extends object>(definition: WidgetDefinition<Props>): () => void;
  };
  setState(tag: Tag, state: TagState, reason?: string): void;
  /** Fetches and mounts a tag now, unless it is mounted or on its way. */
  wake(tag: Tag): void | Promise<void>;
  /** The same, as soon as the tag is in view. */
  wakeInView(tag: Tag): void;
  /** A failure in the loader's own half. The page entry replaces it with its reporter. */
  report(detail: { widget: string; element: Element | null; phase: 'load'; error: unknown }): void;
}

/** What `page` exports: takes the loader's half over and gives the mounting half back. */
export type Start = (handover: Handover) => Mounter;
