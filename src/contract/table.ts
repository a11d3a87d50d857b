import type { WidgetFacts } from './widget';

/** Files in `assets/` without their ending: a module after the modules it imports, and its stylesheets. */
export interface Code {
  files: string[];
  styles: string[];
}

/** The build's findings that are inlined into `loader.js`. */
export interface LoaderTable {
  version: string;
  /** The runtime. */
  page: Code;
  /** `when` is left out where it is `visible`. */
  widgets: (Pick<WidgetFacts, 'names' | 'links'> & Partial<WidgetFacts> & Code)[];
}
