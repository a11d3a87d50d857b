import type { AddonFacts, WidgetFacts } from './widgetFacts';

/** Files in `assets/` without their ending: a module after the modules it imports. */
export interface Code {
  files: string[];
  /** Stylesheets; when left out, one of the same name as the last module. */
  styles?: string[];
}

/** A widget as the build's registry has it. */
export interface RegistryRow extends Code {
  facts: WidgetFacts;
}

/** An add-on as it has it. */
export type AddonRow = Code & Pick<AddonFacts, 'when'>;

/** What the build knows of widgets and add-ons: the registry chunk carries it, the loader does not. */
export interface RegistryTable {
  widgets: RegistryRow[];
  /** By key. */
  addons: Record<string, AddonRow>;
}

/** What the build inlines into `loader.js`: as much for one widget as for a hundred. */
export interface LoaderSettings {
  version: string;
  /** The chunk of the registry. */
  registry: string;
  /** The runtime. */
  page: Code;
  /** Elements that open a widget when they are clicked, as a selector: a first click comes before the registry. */
  links: string;
}
