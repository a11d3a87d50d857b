import { isRecord } from '../contract/foreign';
import { api } from '../store/api';
import type { AppThunk } from '../store/storeTypes';

/** Identifies one of the server's layouts; IDs may be strings. */
export interface LayoutQuery {
  layoutViewType: string;
  recordType: string;
  recordID: number | string;
  /** Of the page's address, and what the server chooses by: the reader's language, the section. */
  params: Record<string, number | string>;
}

/** A widget, or a section with widgets in its props, as the server names it. */
export interface LayoutNode {
  name: string;
  /** Unchecked: a widget's own guard does that. */
  props: Record<string, unknown>;
  /** Shown on such screens only; null for all. */
  device: 'mobile' | 'desktop' | null;
  /** What replaces it here, by fragment type. */
  fragmentImpls: Record<string, unknown> | undefined;
}

/** A page's widgets; `contexts` stand around all of them, the innermost first. */
export interface Hydrated {
  title: string | null;
  titleBar: LayoutNode | null;
  nodes: LayoutNode[];
  contexts: LayoutNode[];
}
/** Addresses of the code and stylesheets of a layout's widgets, unchecked. */
export interface LayoutFiles {
  js: readonly unknown[];
  css: readonly unknown[];
}
export type LayoutAnswer = { redirectTo: string } | Hydrated;

/** Of layouts, below `/api/v2/`. */
const path = 'layouts/lookup-hydrate';

const layoutsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A layout is made for one reader: another one's is another answer. */
    lookupLayout: build.query<LayoutAnswer | null, LayoutQuery & { readerID: number }>({
      query: ({ layoutViewType, recordType, recordID, params }) => ({
        path,
        query: { layoutViewType, recordType, recordID, params },
      }),
      transformResponse: readLayout,
    }),
    /** The same for every reader, and known sooner than the layout. */
    lookupLayoutAssets: build.query<LayoutFiles, LayoutQuery>({
      query: ({ layoutViewType, recordType, recordID, params }) => ({
        path: `${path}-assets`,
        query: { layoutViewType, recordType, recordID, params },
      }),
      transformResponse: (foreign) => ({ js: filesIn(foreign, 'js'), css: filesIn(foreign, 'css') }),
    }),
  }),
});

export const { useLookupLayoutQuery, useLookupLayoutAssetsQuery } = layoutsApi;

/** The layout preloaded with the page, if no request has used it. */
export const takeUnusedLayout =
  (): AppThunk<unknown> =>
  (_dispatch, _getState, { preload }) =>
    preload.takePath(path);

const filesIn = (foreign: unknown, kind: 'js' | 'css'): readonly unknown[] => {
  const files = isRecord(foreign) ? foreign[kind] : null;
  return Array.isArray(files) ? files.slice(0, 200) : [];
};

/** Null for an invalid layout. Invalid widgets inside it are dropped. */
export function readLayout(foreign: unknown): LayoutAnswer | null {
  if (!isRecord(foreign)) return null;
  if (typeof foreign.redirectTo === 'string') return { redirectTo: foreign.redirectTo };
  if (!Array.isArray(foreign.layout)) return null;
  const title = isRecord(foreign.seo) && typeof foreign.seo.title === 'string' ? foreign.seo.title : null;
  return {
    title,
    titleBar: readLayoutNode(foreign.titleBar),
    nodes: readLayoutNodes(foreign.layout),
    contexts: readLayoutNodes(foreign.contexts),
  };
}

/** The widgets of a list, or of a single one; where they stand in for something else there are none. */
export const readLayoutNodes = (foreign: unknown): LayoutNode[] =>
  (Array.isArray(foreign) ? foreign : [foreign]).flatMap((each) => readLayoutNode(each) ?? []);

function readLayoutNode(foreign: unknown): LayoutNode | null {
  if (!isRecord(foreign) || typeof foreign.$reactComponent !== 'string') return null;
  const { $reactComponent, $reactProps: props, $middleware, $fragmentImpls } = foreign;
  const visibility = isRecord($middleware) && isRecord($middleware.visibility) ? $middleware.visibility : {};
  const { device } = visibility;
  return {
    // No widget's name is longer, and error reports carry it.
    name: $reactComponent.slice(0, 100),
    // PHP prints an empty record as a list. Names with `$` are the server's own.
    props: isRecord(props)
      ? Object.fromEntries(Object.entries(props).filter(([key]) => !key.startsWith('$')))
      : {},
    device: device === 'mobile' || device === 'desktop' ? device : null,
    fragmentImpls: isRecord($fragmentImpls) ? $fragmentImpls : undefined,
  };
}
