import { expect, test, type Client } from '../support/apiTest';
import { startDiscussion } from '../support/forumRecords';

// What a kept layout says of a widget's data, and what its reader gets of it.

interface Node {
  $reactComponent: string;
  $reactProps: Record<string, unknown>;
}

/** Lays these placeholders out for one place, and answers what a reader gets there. */
async function laidOut(admin: Client, children: object[], recordID: number) {
  const content = {
    title: 'Data',
    layout: [{ $reactComponent: 'SectionOneColumn', $reactProps: { children } }],
  };
  const made = await admin.post('/layouts', { name: 'Data', layoutViewType: 'pollList', content });
  expect(made.status()).toBe(201);
  const { layoutID } = (await made.json()) as { layoutID: number };
  await admin.put(`/layouts/${layoutID}/views`, [{ recordType: 'category', recordID }]);
  return {
    async nodes(reader: Client): Promise<Node[]> {
      const path = `/layouts/lookup-hydrate?layoutViewType=pollList&recordType=category&recordID=${recordID}`;
      const answer = await (await reader.get(path)).json();
      return answer.layout[0].$reactProps.children;
    },
    async end() {
      await admin.delete(`/layouts/${layoutID}/views`);
      await admin.delete(`/layouts/${layoutID}`);
    },
  };
}
const namesIn = (nodes: Node[]) =>
  nodes.map(({ $reactProps: { discussions } }) =>
    (discussions as { name: string }[]).map(({ name }) => name),
  );

test('a list of posts is the one that its `apiParams` ask for', async ({ as }) => {
  const [admin, member, guest] = [await as('admin'), await as('member'), await as('guest')];
  const word = `Listed ${Date.now()}`;
  const ids: number[] = [];
  for (const [name, more] of [
    ['plain', { categoryID: 8 }],
    ['asked', { categoryID: 8, type: 'question' }],
    ['elsewhere', { categoryID: 7 }],
  ] as const)
    ids.push(await startDiscussion(member, { ...more, name: `${word} ${name}` }));
  const list = (apiParams: object, $hydrate = 'discussions') => ({
    $hydrate,
    apiParams: Array.isArray(apiParams) ? apiParams : { pinOrder: 'mixed', ...apiParams },
  });
  const layout = await laidOut(
    admin,
    [
      list({ sort: '-dateInserted', limit: 3 }),
      list({ sort: '-dateInserted', limit: 2, categoryID: 8, filter: 'category' }),
      list({ sort: '-dateInserted', limit: 1, categoryID: 8, filter: 'none' }),
      list({ sort: '-dateInserted', limit: 1 }, 'questions'),
      list({ sort: 'nonsense', limit: 'many', type: 5, slotType: [], categoryID: {} }),
      list([]),
    ],
    8,
  );
  const nodes = await layout.nodes(guest);
  const [newest, inCategory, everywhere, questions, ...others] = namesIn(nodes);
  expect(newest).toEqual([`${word} elsewhere`, `${word} asked`, `${word} plain`]);
  expect(inCategory).toEqual([`${word} asked`, `${word} plain`]);
  expect(everywhere).toEqual([`${word} elsewhere`]);
  expect(questions).toEqual([`${word} asked`]);
  expect(nodes[3]!.$reactComponent).toBe('DiscussionQuestionsWidget');
  expect(others.map((each) => each.length)).toEqual([10, 10]);
  await layout.end();
  for (const id of ids) await admin.delete(`/discussions/${id}`);
});

test('announcements are announcements, and nothing followed is nothing', async ({ as }) => {
  const [admin, guest] = [await as('admin'), await as('guest')];
  const layout = await laidOut(
    admin,
    [
      { $hydrate: 'announcements', apiParams: { limit: 100 } },
      { $hydrate: 'discussions', apiParams: { followed: true } },
    ],
    7,
  );
  const nodes = await layout.nodes(guest);
  expect(nodes.map(({ $reactComponent }) => $reactComponent)).toEqual(['DiscussionAnnouncementsWidget']);
  const pinned = nodes[0]!.$reactProps.discussions as { pinned: boolean }[];
  expect(pinned.every((each) => each.pinned)).toBe(true);
  await layout.end();
});

test('totals are those that are asked for, in that order; hidden and unknown ones are left out', async ({
  as,
}) => {
  const [admin, guest] = [await as('admin'), await as('guest')];
  const counts = [
    { recordType: 'comment', label: 'Comments' },
    { recordType: 'user', label: 'Members', isHidden: true },
    { recordType: 'knowledgeBase', label: 'Bases' },
    { recordType: 'post', label: 'Posts' },
  ];
  const layout = await laidOut(
    admin,
    [
      { $hydrate: 'totals', apiParams: { counts } },
      { $hydrate: 'totals', apiParams: { counts: [] } },
    ],
    6,
  );
  const [node, ...others] = await layout.nodes(guest);
  expect(node!.$reactProps.totals).toEqual([
    expect.objectContaining({ recordType: 'comment', label: 'Comments', count: expect.any(Number) }),
    expect.objectContaining({ recordType: 'post', label: 'Posts' }),
  ]);
  expect(others).toEqual([]);
  await layout.end();
});

test('a widget that is kept without what it shows gets it for its reader, as its name and `apiParams` say', async ({
  as,
}) => {
  const [admin, guest, member] = [await as('admin'), await as('guest'), await as('member')];
  const widget = ($reactComponent: string, $reactProps: object, more: object = {}) => ({
    ...{ $reactComponent, $reactProps },
    ...more,
  });
  const impls = { CallToActionFragment: { fragmentUUID: 'system' } };
  const layout = await laidOut(
    admin,
    [
      widget('GuestCallToActionWidget', { title: 'Only guests' }, { $fragmentImpls: impls }),
      widget('QuickLinks', { links: [] }),
      widget('DiscussionsWidget', { title: 'Three', apiParams: { limit: 3 } }),
      widget('DiscussionsWidget', { discussions: [{ discussionID: 1, name: 'Given' }] }),
      widget('TagWidget', { apiParams: { limit: 2 } }),
      widget('UserSpotlightWidget', { description: 'Built a lathe.', apiParams: { userID: 2 } }),
      widget('UserSpotlightWidget', { apiParams: { userID: 999_999 } }),
      widget('FeaturedCollectionsWidget', { apiParams: { collectionID: 'none' } }),
      widget('RSSWidget', { apiParams: { feedUrl: 'no address' } }),
    ],
    5,
  );
  const shown = await layout.nodes(guest);
  const [call, links, three, given, tags, spotlight, ...gone] = shown;
  expect(call).toMatchObject({ $reactProps: { title: 'Only guests' }, $fragmentImpls: impls });
  expect(links!.$reactProps.links).toEqual([
    { id: 'all-categories', name: 'All Categories', url: '/categories' },
    { id: 'recent-posts', name: 'Recent Posts', url: '/discussions' },
  ]);
  expect(three!.$reactProps).toMatchObject({ title: 'Three' });
  expect(three!.$reactProps.discussions).toHaveLength(3);
  expect(given!.$reactProps.discussions).toEqual([{ discussionID: 1, name: 'Given' }]);
  expect(tags!.$reactProps.tags).toHaveLength(2);
  expect(spotlight!.$reactProps).toMatchObject({ description: 'Built a lathe.', userInfo: { userID: 2 } });
  expect(gone).toEqual([null, null, null]);

  // Not one byte of what is for others.
  const own = await layout.nodes(member);
  expect(JSON.stringify(own)).not.toContain('Only guests');
  expect(own[0]).toBeNull();
  const mine = own[1]!.$reactProps.links as { id: string; url: string; count?: number }[];
  expect(mine.slice(2).map(({ id, url }) => [id, url])).toEqual([
    ['my-bookmarks', '/discussions/bookmarked'],
    ['my-posts', '/profile/discussions/member'],
    ['my-drafts', '/drafts'],
  ]);
  expect(mine.slice(2).every(({ count }) => Number.isInteger(count))).toBe(true);
  await layout.end();
});

test('a record that cannot be is unknown, and as few are suggested as the API would answer', async ({
  as,
}) => {
  const [admin, member] = [await as('admin'), await as('member')];
  const tooBig = 2 ** 31;
  const suggestions = (limit: unknown) => ({
    $hydrate: 'suggestions',
    apiParams: {
      ...{ suggestedContentLimit: limit, suggestedFollowsLimit: limit },
      suggestedContentExcerptLength: limit,
    },
  });
  const layout = await laidOut(
    admin,
    [
      { $hydrate: 'discussions', apiParams: { tagID: tooBig } },
      { $hydrate: 'spotlight', apiParams: { userID: tooBig } },
      { $hydrate: 'role', apiParams: { roleID: tooBig } },
      { $hydrate: 'discussions', apiParams: { categoryID: tooBig } },
      { $hydrate: 'collection', apiParams: { collectionID: tooBig } },
      ...[1e9, 'many'].map(suggestions),
    ],
    4,
  );
  const nodes = await layout.nodes(member);
  expect(nodes.map(({ $reactComponent }) => $reactComponent)).toEqual(
    Array<string>(2).fill('SuggestedContentWidget'),
  );
  const counts = namesIn(nodes).map(({ length }) => length);
  expect(counts[0]).toBeLessThanOrEqual(20);
  expect(counts[1]).toBe(3);
  await layout.end();
});
