import { expect, test } from '../support/apiTest';
import { seeded } from '../support/forumRecords';
import { openPlain } from '../support/plainPage';

for (const [role, hasButton] of [
  ['guest', false],
  ['member', true],
] as const)
  test(`${role}: a category has ${hasButton ? 'a' : 'no'} button to follow it`, async ({ as }) => {
    const { context } = await as(role);
    const html = await (await context.get('/category/electronics')).text();
    expect(html.includes('data-react="CategoryFollowDropDown"')).toBe(hasButton);
  });

const { help, woodworking } = seeded.categories;

for (const view of ['grid', 'list'])
  test(`cards of a ${view} follow without script, in a layout that wants them`, async ({ as, forum }) => {
    const [guest, member, admin] = await Promise.all([as('guest'), as('member'), as('admin')]);
    const widget = {
      ...{ $hydrate: 'categories', containerOptions: { displayType: view } },
      categoryOptions: { followButton: { display: true } },
      apiParams: { filter: 'featured', featuredCategoryID: [woodworking, help] },
    };
    const layout = [{ $reactComponent: 'SectionOneColumn', $reactProps: { children: [widget] } }];
    const made = (await (
      await admin.post('/layouts', { name: 'x', layoutViewType: 'home', content: { title: 'x', layout } })
    ).json()) as { layoutID: number };
    const path = `/layouts/${made.layoutID}`;
    await admin.put(`${path}/views`, [{ recordType: 'global', recordID: '0' }]);

    expect(await (await guest.context.get('/')).text()).not.toMatch(
      /CategoryFollow|data-inlay-part="follow"/,
    );
    const page = await openPlain(member.context, '/');
    expect(page.html).toContain('data-react="CategoryFollowWidget"');
    expect(page.html).not.toContain('data-react="CategoriesWidget"');
    const followed = await page.send(/\/category\/woodworking\/follow$/, {});
    expect(followed.status).toBe(200);
    const state = (await (await member.get('/categories/$urlcode:woodworking')).json()) as {
      preferences: Record<string, boolean>;
    };
    expect(state.preferences['preferences.followed']).toBe(true);
    const names = /inl-item__name[^]*?<bdi>([^<]*)/g;
    expect([...page.html.matchAll(names)]).toHaveLength(2);
    const again = await (await member.context.get('/')).text();
    expect(again).toMatch(/name="category" value="\d+"[^]*?data-state="on"/);
    await member.context.post('/category/woodworking/follow', {
      form: { followed: '0', TransientKey: page.valueOf('TransientKey') ?? '' },
      headers: { origin: forum.url, referer: `${forum.url}/` },
    });
    await admin.delete(`${path}/views`);
    await admin.delete(path);
  });
