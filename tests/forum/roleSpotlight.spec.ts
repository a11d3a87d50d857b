import { expect, test, type Client } from '../support/apiTest';

const ask = async (client: Client, apiParams: object) => {
  const children = [{ $hydrate: 'role', title: 'Our moderators', apiParams }];
  const answer = await client.post('/layouts/hydrate', {
    layoutViewType: 'home',
    content: { title: 'x', layout: [{ $reactComponent: 'SectionOneColumn', $reactProps: { children } }] },
  });
  expect(answer.status()).toBe(200);
  const { layout } = (await answer.json()) as {
    layout: { $reactProps: { children: { $reactComponent: string; $reactProps: Spotlight }[] } }[];
  };
  return layout[0]!.$reactProps.children;
};
interface Spotlight {
  role: { name: string };
  users: { name: string }[];
}

test('a role’s members stand in a layout, in the order that it asks for; unknown roles are nothing', async ({
  as,
}) => {
  const admin = await as('admin');
  const [byName] = await ask(admin, { roleID: 32, sort: 'name' });
  expect(byName).toMatchObject({
    $reactComponent: 'RoleSpotlightWidget',
    $reactProps: { title: 'Our moderators', role: { roleID: 32 } },
  });
  const names = byName!.$reactProps.users.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual([...names].sort());
  const [one] = await ask(admin, { roleID: 32, limit: 1 });
  expect(one!.$reactProps.users).toHaveLength(1);
  expect(await ask(admin, { roleID: 999 })).toEqual([]);
  expect(await ask(admin, {})).toEqual([]);
});
