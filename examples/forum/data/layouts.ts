import { notFound } from '../httpError';
import type { Layouts } from '../layouts';
import type { Viewer } from '../viewer';
import type { HydratedLayout } from '../wire';
import type { Context } from './context';
import { demand } from './demand';
import { hydrate, type Source } from './hydrate';
import { checkLayoutContent } from './layoutContent';
import { createLayoutRecords, templateOf } from './layoutRecords';
import { node } from './layoutSources';
import { siteTotals } from './siteTotals';

interface Kept {
  layoutID: number | string;
  layoutViewType: string;
  name: string;
  content: unknown;
  isDefault: boolean;
}

export function createLayouts(
  context: Context,
  sourcesFor: (viewer: Viewer) => Record<string, Source>,
): Layouts {
  const { db } = context;

  async function fill(viewer: Viewer, { content, ...layout }: Kept, params: Record<string, string>) {
    const filled = await hydrate(content, params.locale ?? 'en', sourcesFor(viewer));
    const { title = '', titleBar, layout: nodes } = filled as HydratedLayout & { title?: string };
    return {
      ...layout,
      titleBar: titleBar ?? node('TitleBar', {}),
      layout: nodes,
      contexts: [],
      seo: { title },
    };
  }

  return {
    records: createLayoutRecords(context),

    async lookup(viewer, { layoutViewType, recordType, recordID, params }) {
      if (recordType === 'category') demand(viewer, 'discussions.view', { categoryID: Number(recordID) });
      const rows = await db
        .selectFrom('layoutView')
        .innerJoin('layout', 'layout.layoutID', 'layoutView.layoutID')
        .select(['layout.layoutID', 'name', 'content', 'redirectTo', 'recordType', 'recordID'])
        .where('layoutView.layoutViewType', '=', layoutViewType)
        .execute();
      const steps = [
        [recordType, recordID],
        ['siteSection', '0'],
        ['global', '0'],
      ] as const;
      const row = steps
        .map(([type, id]) => rows.find((each) => each.recordType === type && each.recordID === id))
        .find(Boolean);
      if (row?.redirectTo) return { redirectTo: row.redirectTo, status: 302 };
      const template = templateOf(layoutViewType);
      if (row) {
        const { layoutID, name, content } = row;
        const kept = { layoutID, layoutViewType, name, content: JSON.parse(content), isDefault: false };
        return fill(viewer, kept, params);
      }
      if (!template) throw notFound('Layout');
      return fill(viewer, { ...template, layoutID: layoutViewType, isDefault: true }, params);
    },

    hydrate(viewer, { layoutViewType, content, params }) {
      demand(viewer, 'site.manage');
      const kept = { layoutID: 'preview', layoutViewType, name: '', content: checkLayoutContent(content) };
      return fill(viewer, { ...kept, isDefault: false }, params);
    },

    totals: (viewer) => siteTotals(context, viewer),
  };
}
