import { notFound } from '../httpError';
import type { LayoutQuery, Layouts } from '../layouts';
import type { Viewer } from '../viewer';
import type { HydratedLayout, LayoutRedirect, LayoutWidget } from '../wire';
import type { Context } from './context';
import { demand } from './demand';
import { hydrate, type Source } from './hydrate';
import { checkLayoutContent } from './layoutContent';
import { createPlaces, type LayoutPlace, type PlaceParts } from './layoutPlace';
import { createLayoutRecords, templateOf } from './layoutRecords';
import { layoutSeo } from './layoutSeo';
import { node } from './layoutSources';
import { namesOf } from './placeSources';
import { siteTotals } from './siteTotals';

interface Kept {
  layoutID: number | string;
  layoutViewType: string;
  name: string;
  content: unknown;
  isDefault: boolean;
}

interface Filled {
  title?: string;
  titleBar?: LayoutWidget;
  layout: HydratedLayout['layout'];
}

export interface LayoutParts extends PlaceParts {
  sources(viewer: Viewer, place: LayoutPlace): Record<string, Source>;
  contexts(viewer: Viewer, place: LayoutPlace): Promise<LayoutWidget[]>;
}

const withoutData = (source: string): [string, Source] => [
  source,
  async (options) => namesOf(source).map((name) => node(name, { ...options, isAsset: true })),
];

/** Names of the widgets anywhere in a layout, and addresses of its fragments' code. */
function componentsIn(content: unknown): { names: string[]; js: string[] } {
  const names = new Set<string>();
  const js = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $reactComponent, $hydrate, $fragmentImpls } = value as Record<string, unknown>;
    if (typeof $reactComponent === 'string') names.add($reactComponent);
    if (typeof $hydrate === 'string') for (const name of namesOf($hydrate)) names.add(name);
    for (const impl of Object.values(($fragmentImpls ?? {}) as Record<string, { jsUrl?: unknown } | null>))
      if (typeof impl?.jsUrl === 'string') js.add(impl.jsUrl);
    Object.values(value).forEach(walk);
  };
  walk(content);
  return { names: [...names], js: [...js] };
}

export function createLayouts(context: Context, parts: LayoutParts): Layouts {
  const { db, catalogue } = context;
  const findPlace = createPlaces(context, parts);

  /** The nearest layout that is applied, or the built-in one. */
  async function keptFor({ view, steps }: LayoutPlace): Promise<Kept | LayoutRedirect> {
    const rows = await db
      .selectFrom('layoutView')
      .innerJoin('layout', 'layout.layoutID', 'layoutView.layoutID')
      .select(['layout.layoutID', 'name', 'content', 'redirectTo', 'recordType', 'recordID'])
      .where('layoutView.layoutViewType', '=', view)
      .execute();
    const row = steps
      .map((step) =>
        rows.find((each) => each.recordType === step.recordType && each.recordID === step.recordID),
      )
      .find(Boolean);
    if (row?.redirectTo) return { redirectTo: row.redirectTo, status: 302 };
    if (row) {
      const { layoutID, name, content } = row;
      return { layoutID, layoutViewType: view, name, content: JSON.parse(content), isDefault: false };
    }
    const template = templateOf(view);
    if (!template) throw notFound('Layout');
    return { ...template, layoutID: template.layoutViewType, layoutViewType: view, isDefault: true };
  }

  const isBelow = (categoryID: number | undefined, ancestor: unknown): boolean => {
    const row = categoryID === undefined ? undefined : catalogue.categories.get(categoryID);
    return (
      row !== undefined &&
      (row.categoryID === ancestor || isBelow(row.parentCategoryID ?? undefined, ancestor))
    );
  };

  async function fill(
    viewer: Viewer,
    { content, ...layout }: Kept,
    place: LayoutPlace,
    drawn: readonly string[] = [],
  ): Promise<HydratedLayout> {
    const { category, params } = place;
    const [filled, contexts] = await Promise.all([
      hydrate(content, {
        locale: params.locale ?? 'en',
        sources: { ...parts.sources(viewer, place), ...Object.fromEntries(drawn.map(withoutData)) },
        withDetails: viewer.can('site.manage'),
        isHidden(middleware) {
          const { 'role-filter': roles, 'category-filter': filter } = middleware as {
            'role-filter'?: { roleIDs?: number[] };
            'category-filter'?: { categoryID?: number; includeChildCategories?: boolean };
          };
          if (roles && !roles.roleIDs?.some((id) => viewer.roleIDs.includes(id))) return true;
          if (!filter) return false;
          return filter.includeChildCategories
            ? !isBelow(category?.categoryID, filter.categoryID)
            : category?.categoryID !== filter.categoryID;
        },
      }) as Promise<Filled>,
      parts.contexts(viewer, place),
    ]);
    const { title = '', titleBar, layout: nodes } = filled;
    return {
      ...layout,
      titleBar: titleBar ?? node('TitleBar', {}),
      layout: nodes,
      ...(contexts.length > 0 && { contexts }),
      seo: layoutSeo(viewer, title, place),
    };
  }

  async function keptOf(viewer: Viewer, query: LayoutQuery) {
    const place = await findPlace(viewer, query);
    if ('redirectTo' in place) return place;
    const kept = await keptFor(place);
    return 'redirectTo' in kept ? kept : { place, kept };
  }

  return {
    records: createLayoutRecords(context),

    async lookup(viewer, query, drawn) {
      const found = await keptOf(viewer, query);
      return 'redirectTo' in found ? found : fill(viewer, found.kept, found.place, drawn);
    },

    async components(viewer, query) {
      // It says nothing of what is in the record, and is the same for all who ask.
      const found = await keptOf({ ...viewer, can: () => true }, query);
      return 'redirectTo' in found ? { names: [], js: [] } : componentsIn(found.kept.content);
    },

    hydrate(viewer, { layoutViewType, content, params }) {
      demand(viewer, 'site.manage');
      const kept = { layoutID: 'preview', layoutViewType, name: '', content: checkLayoutContent(content) };
      const place = { view: layoutViewType, steps: [], params, page: 1 };
      return fill(viewer, { ...kept, isDefault: false }, place);
    },

    totals: (viewer) => siteTotals(context, viewer),
  };
}
