import type { Polls } from '../forum';
import { notFound } from '../httpError';
import type { Layouts } from '../layouts';
import { escapeHtml } from '../posts/escapeHtml';
import type { Viewer } from '../viewer';
import type { HydratedLayout, LayoutWidget } from '../wire';
import type { Context } from './context';
import { demand } from './demand';
import { hydrate, type Source } from './hydrate';

const node = ($reactComponent: string, $reactProps: Record<string, unknown>): LayoutWidget => ({
  $reactComponent,
  $reactProps,
});

export function createLayouts({ db, config: { addons } }: Context, polls: Polls): Layouts {
  const sourcesFor = (viewer: Viewer): Record<string, Source> => ({
    polls: async ({ closed }) => {
      if (!addons.includes('polls')) return [];
      const rows = await polls.list(viewer, { closed: closed === true, limit: 20 });
      return rows.map(({ discussionName, url, ...poll }) => {
        const html = `<p><a href="${escapeHtml(url)}"><bdi>${escapeHtml(discussionName)}</bdi></a></p>`;
        const children = [node('HtmlWidget', { html }), node('Poll', { poll })];
        return node('SectionOneColumn', { children });
      });
    },
  });

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
  };
}
