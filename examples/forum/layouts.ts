import type * as wire from './wire';
import type { Viewer } from './viewer';

export interface LayoutQuery {
  layoutViewType: string;
  recordType: string;
  recordID: string;
  /** The reader's language, and what of the page's address the layout may depend on. */
  params: Record<string, string>;
}

/** Pages that the forum keeps as lists of widgets. */
export interface Layouts {
  /** The record's own, or that of its kind; 404 where there is neither. */
  lookup(viewer: Viewer, query: LayoutQuery): Promise<wire.HydratedLayout | wire.LayoutRedirect>;
  /** How much there is on the forum of what the viewer may read, by record type. */
  totals(viewer: Viewer): Promise<Record<string, number>>;
}
