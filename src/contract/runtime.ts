import type { Addon } from './addon';
import type { FailureDetail } from './events';
import type { Tag } from './tag';
import type { WidgetDefinition } from './widget';

/** `not ours`: the widget's guard refuses the link. `no session`: the view cannot be right without one. */
export type Opened = 'opened' | 'not ours' | 'no session';

/** The runtime, as the loader and the registry's chunk know it. */
export interface Runtime {
  mount(tag: Tag, definition: WidgetDefinition): void;
  unmount(tag: Tag): void;
  /** Opens the widget of a pressed link, or closes it when it is open. */
  open(link: HTMLElement, definition: WidgetDefinition): Promise<Opened>;
  /** Renders a sleeping tag's view outside the page, so that its first use finds the code compiled. */
  rehearse(tag: Tag, definition: WidgetDefinition): Promise<void>;
  /** Reports a failure of the loader. */
  report(failure: FailureDetail): void;
  /** What scripts of a deployed page may use. */
  host: {
    /** The API in the shape of axios. */
    api(): Promise<object>;
    toast(foreign: unknown): Promise<void>;
  };
  addons: {
    /** Keys that the page has switched on. */
    keys: readonly string[];
    /** An add-on that this build does not have is named by its key; rejects a key that is not known at all. */
    attach(addon: Addon | string): Promise<void>;
  };
}
