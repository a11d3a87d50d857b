import type { Context } from '../../../examples/forum/data/context';
import { createLayouts, type LayoutParts } from '../../../examples/forum/data/layouts';
import type { Viewer } from '../../../examples/forum/viewer';

const viewer = {
  origin: 'https://forum.example',
  url: (path: string) => `https://forum.example${path}`,
  can: () => false,
} as unknown as Viewer;

/** A database with one layout, which is applied to the whole forum. */
function layoutsWith(content: string, redirectTo: string | null = null) {
  const row = { layoutID: 7, name: 'Kept', content, redirectTo, recordType: 'global', recordID: '0' };
  const rows = { execute: async () => [row] };
  const query: object = new Proxy(rows, {
    get: (target, name) => (name === 'execute' ? target.execute : () => query),
  });
  const context = { db: query, config: { addons: [] }, catalogue: { sections: [] } } as unknown as Context;
  return createLayouts(context, {
    customPages: { list: async () => [] },
    sources: () => ({}),
    contexts: async () => [],
  } as unknown as LayoutParts);
}
const home = { layoutViewType: 'home', recordType: 'siteSection', recordID: '0', params: {} };

test.each([
  ['{'],
  ['null'],
  ['{}'],
  ['{"layout":5}'],
  ['{"layout":[{}]}'],
  ['{"title":{"$locale":null},"layout":[]}'],
  ['{"titleBar":5,"layout":[]}'],
])('the built-in layout stands in for one that is none: %s', async (content) => {
  expect(await layoutsWith(content).lookup(viewer, home)).toMatchObject({
    layoutID: 'home',
    isDefault: true,
  });
});

test.each([['javascript:alert(1)'], ['//evil.example'], ['/'], ['https://forum.example/']])(
  'a kept layout whose redirect leads nowhere is shown: %s',
  async (redirectTo) => {
    const layouts = layoutsWith('{"layout":[]}', redirectTo);
    expect(await layouts.lookup(viewer, home)).toMatchObject({ layoutID: 7, layout: [] });
  },
);
