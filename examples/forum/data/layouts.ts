import { notFound } from '../httpError';
import type { Layouts } from '../layouts';
import type { Viewer } from '../viewer';
import type { HydratedLayout } from '../wire';
import type { Context } from './context';
import { demand } from './demand';
import { hydrate, type Source } from './hydrate';
import { node } from './layoutSources';
import { siteTotals } from './siteTotals';

export function createLayouts(
  context: Context,
  sourcesFor: (viewer: Viewer) => Record<string, Source>,
): Layouts {
  const { db } = context;
  return {
    async lookup(viewer, { layoutViewType, recordType, recordID, params }) {
      if (recordType === 'category') demand(viewer, 'discussions.view', { categoryID: Number(recordID) });
      const rows = await db
        .selectFrom('layout')
        .selectAll()
        .where('layoutViewType', '=', layoutViewType)
        .execute();
      const own = rows.find((row) => row.recordType === recordType && row.recordID === recordID);
      const row = own ?? rows.find((each) => each.recordType === 'siteSection' && each.recordID === '0');
      if (!row) throw notFound('Layout');
      const { layoutID, name, redirectTo, content } = row;
      if (redirectTo !== null) return { redirectTo, status: 302 };
      const locale = params.locale ?? 'en';
      const filled = await hydrate(JSON.parse(content), locale, sourcesFor(viewer));
      const { title, layout } = filled as { title: string; layout: HydratedLayout['layout'] };
      return {
        ...{ layoutID, layoutViewType, name, layout },
        isDefault: row !== own || row.recordID === '0',
        titleBar: node('TitleBar', {}),
        contexts: [],
        seo: { title },
      };
    },

    totals: (viewer) => siteTotals(context, viewer),
  };
}
