import type { WidgetFacts } from './widget';

/** Files in `assets/` without their ending: a module after the modules it imports. */
export interface Code {
  files: string[];
  /** Stylesheets; when left out, one of the same name as the last module. */
  styles?: string[];
}

/** The build's findings that are inlined into `loader.js`. */
export interface LoaderTable {
  version: string;
  /** What goes on when the page is idle: a file in `assets/`, without its ending. */
  idle: string;
  /** The runtime. */
  page: Code;
  /** `when` is left out where it is `visible`. */
  widgets: (Pick<WidgetFacts, 'names' | 'links'> & Partial<WidgetFacts> & Code)[];
}

/** The findings that nobody needs before the page is idle, inlined into that module. */
export interface IdleTable {
  /** The runtime's modules. */
  page: string[];
  /** All widgets. */
  widgets: (Pick<WidgetFacts, 'names' | 'links' | 'stored' | 'wakes'> & {
    /** The page is scrolled first. */
    scrolled?: boolean;
  } & Pick<Code, 'files'>)[];
  /** Those that no tag needs earlier, which the loader's table does without. */
  late: LoaderTable['widgets'];
  /** By key. */
  addons: Record<string, Code>;
}
