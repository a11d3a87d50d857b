import type * as wire from './wire';
import type { Viewer } from './viewer';

export interface LayoutQuery {
  layoutViewType: string;
  recordType: string;
  recordID: string;
  /** The reader's language, and what of the page's address the layout may depend on. */
  params: Record<string, string>;
}

/** What administrators do with layouts; all of it needs `site.manage`. Words as IDs are those of built-in ones. */
export interface LayoutRecords {
  /** Built-in ones first, then the forum's own, without their content. */
  list(viewer: Viewer): Promise<wire.LayoutRecord[]>;
  get(viewer: Viewer, layoutID: number | string): Promise<wire.LayoutDetails>;
  /** Throws 400 with an error for each fault of `content`. */
  add(
    viewer: Viewer,
    input: { name: string; layoutViewType: string; content: unknown },
  ): Promise<wire.LayoutDetails>;
  /** `version` is the one that was changed: throws 409 where there is another by now, unless that says the same. */
  update(
    viewer: Viewer,
    layoutID: number,
    patch: { name?: string; content?: unknown; redirectTo?: string | null; version?: string },
  ): Promise<wire.LayoutDetails>;
  /** Throws 409 for one that is applied somewhere. */
  remove(viewer: Viewer, layoutID: number): Promise<void>;
  views(viewer: Viewer, layoutID: number | string): Promise<wire.LayoutView[]>;
  /** The layout is shown in these places then and in no other; another one of its view makes way. */
  apply(
    viewer: Viewer,
    layoutID: number,
    places: { recordType: string; recordID: string }[],
  ): Promise<wire.LayoutView[]>;
  /** All of its places, or these. */
  withdraw(viewer: Viewer, layoutID: number, layoutViewIDs?: number[]): Promise<void>;
}

/** Pages that the forum keeps as lists of widgets. */
export interface Layouts {
  records: LayoutRecords;
  /** The nearest one: of the record, of what it stands in, of the whole forum, or the built-in one of its view. */
  lookup(
    viewer: Viewer,
    query: LayoutQuery,
    /** Placeholders that the page draws itself: their widgets come without data. */
    drawn?: readonly string[],
  ): Promise<wire.HydratedLayout | wire.LayoutRedirect>;
  /** Which widgets such a layout has, and the code of its fragments; the same for every reader. */
  components(viewer: Viewer, query: LayoutQuery): Promise<{ names: string[]; js: string[] }>;
  /** A layout that is being edited, for its editor. Throws as `records.add` does. */
  hydrate(
    viewer: Viewer,
    input: { layoutViewType: string; content: unknown; params: Record<string, string> },
  ): Promise<wire.HydratedLayout>;
  /** How much there is on the forum of what the viewer may read, by record type. */
  totals(viewer: Viewer): Promise<Record<string, number>>;
}
