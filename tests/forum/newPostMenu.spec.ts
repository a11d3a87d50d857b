import { expect, test } from '../support/apiTest';
import { seeded } from '../support/forumRecords';

// What may be begun where, from the server: in a layout's answer, and as HTML that works without script.

interface Item {
  label: string;
  action: string;
}
const woodworking = seeded.categories.woodworking;
const content = {
  title: 'x',
  layout: [
    {
      $reactComponent: 'SectionOneColumn',
      $reactProps: { children: [{ $hydrate: 'NewPostMenu' }] },
    },
  ],
};
const menuIn = (answer: unknown) => /"items":(\[[^\]]*\])/.exec(JSON.stringify(answer))?.[1];
const itemsIn = (answer: unknown) =>
  (JSON.parse(menuIn(answer) ?? '[]') as Item[]).map(({ label, action }) => [label, action]);

test('items are those that the reader may post there; guests get not a byte', async ({ as }) => {
  const [guest, member, admin] = await Promise.all([as('guest'), as('member'), as('admin')]);
  const made = (await (
    await admin.post('/layouts', { name: 'x', layoutViewType: 'discussionCategoryPage', content })
  ).json()) as { layoutID: number };
  const path = `/layouts/${made.layoutID}`;
  await admin.put(`${path}/views`, [{ recordType: 'global', recordID: '0' }]);
  const look = async (client: typeof guest, categoryID: number, more = '') =>
    (
      await client.get(
        `/layouts/lookup-hydrate?layoutViewType=categoryList&recordType=category&recordID=${categoryID}${more}`,
      )
    ).json() as Promise<unknown>;
  const of = (type: string) => `/post/${type}/${woodworking}`;
  expect(itemsIn(await look(member, woodworking))).toEqual([
    ['New Discussion', of('discussion')],
    ['New Question', of('question')],
  ]);
  expect(itemsIn(await look(member, woodworking, '&params%5Blocale%5D=ar'))[1]![0]).toBe('سؤال جديد');
  expect(JSON.stringify(await look(guest, woodworking))).not.toMatch(/NewPostMenu|New Discussion/);
  await admin.delete(`${path}/views`);
  await admin.delete(path);
});

test('the home page has them: plain links below one button for members, nothing for guests', async ({
  as,
}) => {
  const [guest, member] = await Promise.all([as('guest'), as('member')]);
  const html = await (await member.context.get('/')).text();
  const [menu = ''] = /<div [^>]*data-react="NewPostMenu"[^]*?<\/details>/.exec(html) ?? [];
  expect(menu).toContain('<summary');
  expect(
    [...menu.matchAll(/href="([^"]*)"[^>]*><bdi>([^<]*)/g)].map(([, href, name]) => [href, name]),
  ).toEqual([
    [expect.stringMatching(/\/post\/discussion$/), 'New Discussion'],
    [expect.stringMatching(/\/post\/question$/), 'New Question'],
    [expect.stringMatching(/\/post\/repair$/), 'Repair request'],
  ]);
  for (const href of ['/post/discussion', '/post/question', '/post/repair'])
    expect((await member.context.get(href)).status()).toBe(200);
  expect(await (await guest.context.get('/')).text()).not.toMatch(/NewPostMenu|New Discussion/);
});
