import type { CustomPages } from '../customPages';
import { HttpError, invalid, notFound } from '../httpError';
import type { LayoutQuery, Layouts } from '../layouts';
import type { Viewer } from '../viewer';
import type { HydratedLayout, LayoutRedirect, LayoutWidget } from '../wire';
import type { Context } from './context';
import { demand } from './demand';
import { hydrate, type Source } from './hydrate';
import { checkLayoutContent, layoutViewTypes } from './layoutContent';
import { createPlaces, type LayoutPlace, type PlaceParts } from './layoutPlace';
import { createLayoutRecords, templateOf } from './layoutRecords';
import { leadsOn, redirectQuery, redirectTarget } from './layoutRedirect';
import { layoutSeo } from './layoutSeo';
import { node } from './layoutSources';
import { namesOf } from './placeSources';
import { inSection, sectionsFor } from './sections';
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
  customPages: Pick<CustomPages, 'get' | 'list'>;
  sources(viewer: Viewer, place: LayoutPlace): Record<string, Source>;
  contexts(viewer: Viewer, place: LayoutPlace): Promise<LayoutWidget[]>;
}

const withoutData = (source: string): [string, Source] => [
  source,
  async (options) => namesOf(source).map((name) => node(name, { ...options, isAsset: true })),
];

const nothing = { layout: [node('SectionOneColumn', { children: [] })] };
const isWidget = (value: unknown): value is LayoutWidget =>
  typeof (value as { $reactComponent?: unknown } | null | undefined)?.$reactComponent === 'string';
const isFilled = (value: unknown): value is Filled => {
  const { titleBar, layout } = (value ?? {}) as Record<string, unknown>;
  return (
    (titleBar === undefined || isWidget(titleBar)) &&
    Array.isArray(layout) &&
    layout.every((each) => each === null || isWidget(each))
  );
};
const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

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

  /** The nearest layout that is applied. */
  async function rowFor({ view, steps }: LayoutPlace) {
    const rows = await db
      .selectFrom('layoutView')
      .innerJoin('layout', 'layout.layoutID', 'layoutView.layoutID')
      .select(['layout.layoutID', 'name', 'content', 'redirectTo', 'recordType', 'recordID'])
      .where('layoutView.layoutViewType', '=', view)
      .execute();
    return steps
      .map((step) =>
        rows.find((each) => each.recordType === step.recordType && each.recordID === step.recordID),
      )
      .find(Boolean);
  }

  function builtIn(view: string): Kept | undefined {
    const template = templateOf(view);
    return template && { ...template, layoutID: view, layoutViewType: view, isDefault: true };
  }

  /** Where the page at an address of this forum leads, instead of being shown. */
  async function redirectAt(viewer: Viewer, to: string) {
    const query = redirectQuery(to, viewer.origin, await parts.customPages.list(viewer), {
      here: viewer.section,
      sections: sectionsFor(viewer, catalogue),
    });
    try {
      const place = query && (await findPlace(reader(viewer, query), query));
      if (!place || 'redirectTo' in place) return place;
      const { layoutID, redirectTo } = (await rowFor(place)) ?? {};
      return redirectTo ? { layoutID, redirectTo } : null;
    } catch (error) {
      // That page says what is wrong with its address.
      if (error instanceof HttpError && error.status < 500) return null;
      throw error;
    }
  }

  /** The nearest layout, or the built-in one; a redirect that leads nowhere is none. */
  async function keptFor(viewer: Viewer, place: LayoutPlace): Promise<Kept | LayoutRedirect> {
    const { view } = place;
    const row = await rowFor(place);
    if (row) {
      const { layoutID, name, content, redirectTo } = row;
      const next = (to: string) => redirectAt(viewer, to);
      if (
        redirectTo &&
        redirectTarget(redirectTo, viewer.origin) &&
        (await leadsOn({ layoutID, redirectTo }, next))
      )
        return { redirectTo, status: 302 };
      return { layoutID, layoutViewType: view, name, content: readJson(content), isDefault: false };
    }
    const kept = builtIn(view);
    if (!kept) throw notFound('Layout');
    return kept;
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
    kept: Kept,
    place: LayoutPlace,
    drawn: readonly string[] = [],
  ): Promise<HydratedLayout> {
    const { category, params } = place;
    const noAds = viewer.can('noAds.use');
    const read = async ({ content }: Kept) => {
      const filled = await hydrate(content, {
        locale: params.locale ?? 'en',
        sources: { ...parts.sources(viewer, place), ...Object.fromEntries(drawn.map(withoutData)) },
        withDetails: viewer.can('site.manage'),
        isHidden(middleware, { $reactProps: props }) {
          if ((props as { isAdvertisement?: unknown } | undefined)?.isAdvertisement === true && noAds)
            return true;
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
      });
      if (isFilled(filled)) return filled;
      throw new TypeError('This is no layout.');
    };
    const instead = builtIn(kept.layoutViewType) ?? { ...kept, content: nothing };
    const [[{ content: _, ...layout }, filled], contexts] = await Promise.all([
      // One that is no layout takes no page with it.
      read(kept).then(
        (filled) => [kept, filled] as const,
        async () => [instead, await read(instead)] as const,
      ),
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

  /** Whoever asks for a section's page sees what is in it. */
  const reader = (viewer: Viewer, { recordType, recordID, params }: LayoutQuery) =>
    inSection(viewer, catalogue, params.siteSectionID ?? (recordType === 'siteSection' ? recordID : '0'));

  async function keptOf(viewer: Viewer, query: LayoutQuery, asking = viewer) {
    const place = await findPlace(viewer, query, asking);
    if ('redirectTo' in place) return place;
    const kept = await keptFor(viewer, place);
    return 'redirectTo' in kept ? kept : { place, kept };
  }

  return {
    records: createLayoutRecords(context),

    async lookup(viewer, query, drawn) {
      const inside = reader(viewer, query);
      const found = await keptOf(inside, query);
      return 'redirectTo' in found ? found : fill(inside, found.kept, found.place, drawn);
    },

    async components(viewer, query) {
      // It says nothing of what is in the record, and is the same for all who may enter the section.
      const found = await keptOf({ ...reader(viewer, query), can: () => true }, query, viewer);
      return 'redirectTo' in found ? { names: [], js: [] } : componentsIn(found.kept.content);
    },

    hydrate(viewer, { layoutViewType, content, params }) {
      demand(viewer, 'site.manage');
      if (!layoutViewTypes.some((each) => each === layoutViewType))
        throw invalid({ field: 'layoutViewType', message: 'There is no such view.' });
      const kept = { layoutID: 'preview', layoutViewType, name: '', content: checkLayoutContent(content) };
      const place = { view: layoutViewType, steps: [], params, page: 1 };
      return fill(viewer, { ...kept, isDefault: false }, place);
    },

    totals: (viewer) => siteTotals(context, viewer),
  };
}
