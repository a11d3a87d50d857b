import { expect, test } from '../support/apiTest';
import { startDiscussion } from '../support/forumRecords';

interface Widget {
  $reactComponent: string;
  $reactProps: Record<string, unknown>;
}
interface Layout {
  layoutID: number;
  layout: Widget[];
  [name: string]: unknown;
}
const lookup = (layoutViewType: string, more = '') =>
  `/layouts/lookup-hydrate?layoutViewType=${layoutViewType}&recordType=siteSection&recordID=0${more}`;
const pollsIn = ({ layout }: Layout, slot: string) =>
  (layout[0]!.$reactProps[slot] as Widget[]).flatMap(({ $reactComponent, $reactProps }) =>
    $reactComponent === 'SectionOneColumn' ? ($reactProps.children as Widget[])[1]!.$reactProps.poll : [],
  ) as { pollID: number; name: string; mayVote: boolean }[];

test('a layout comes with its widgets filled for its reader, in the language that is asked for', async ({
  as,
}) => {
  const [guest, member] = await Promise.all([as('guest'), as('member')]);
  const discussionID = await startDiscussion(member);
  const made = await member.post('/polls', { discussionID, name: '<b>Which?</b>', options: ['One', 'Two'] });
  const { pollID } = (await made.json()) as { pollID: number };

  const response = await member.get(lookup('pollList', '&params%5Blocale%5D=en&params%5Bpage%5D=1'));
  expect(response.status()).toBe(200);
  const english = (await response.json()) as Layout;
  expect(english).toMatchObject({
    ...{ layoutViewType: 'pollList', name: 'Polls', isDefault: true },
    titleBar: { $reactComponent: 'TitleBar' },
    seo: { title: 'Polls' },
  });
  expect(english).not.toHaveProperty('contexts');
  const [newest] = pollsIn(english, 'mainTop');
  expect(newest).toMatchObject({ pollID, name: '<b>Which?</b>', mayVote: true });
  expect(pollsIn(english, 'secondaryBottom').every((poll) => !poll.mayVote)).toBe(true);
  expect(JSON.stringify(english)).not.toMatch(/\$hydrate|\$locale/);

  const arabic = (await (await guest.get(lookup('pollList', '&params%5Blocale%5D=ar'))).json()) as Layout;
  expect(arabic.seo).toMatchObject({ title: 'الاستطلاعات' });
  expect(pollsIn(arabic, 'mainTop')[0]).toMatchObject({ pollID, mayVote: false });
  await member.delete(`/discussions/${discussionID}`);
});

test('a missing layout is not found, a category’s layout is for users who see the category, and a bad query is refused', async ({
  as,
}) => {
  const [guest, moderator] = await Promise.all([as('guest'), as('moderator')]);
  const missing = await guest.get(lookup('nothing'));
  expect(missing.status()).toBe(404);
  expect(await missing.json()).toMatchObject({ message: 'Layout not found.' });
  const all = (await (await moderator.get('/categories?limit=100')).json()) as {
    categoryID: number;
    urlcode: string;
  }[];
  const staff = all.find(({ urlcode }) => urlcode.startsWith('staff'))!;
  const ofCategory = `/layouts/lookup-hydrate?layoutViewType=pollList&recordType=category&recordID=${staff.categoryID}`;
  expect((await guest.get(ofCategory)).status()).toBe(403);
  expect((await moderator.get(ofCategory)).status()).toBe(200);
  expect((await guest.get('/layouts/lookup-hydrate?recordType=a&recordID=1')).status()).toBe(400);
});

test('the home page’s layout is filled for its reader: guests are called, members have what is theirs', async ({
  as,
}) => {
  const [guest, member] = await Promise.all([as('guest'), as('member')]);
  const ofGuest = (await (await guest.get(lookup('home'))).json()) as Layout;
  const ofMember = (await (await member.get(lookup('home', '&params%5Blocale%5D=ar'))).json()) as Layout;
  const names = ({ layout }: Layout) =>
    Object.values(layout[0]!.$reactProps).flatMap((slot) =>
      (slot as Widget[]).map(({ $reactComponent }) => $reactComponent),
    );
  const common = [
    'CategoriesWidget',
    'DiscussionsWidget',
    'QuickLinks',
    'LeaderboardWidget',
    'TagWidget',
    'SiteTotalsWidget',
  ];
  expect(names(ofGuest)).toEqual(['GuestCallToActionWidget', ...common]);
  expect(names(ofMember)).toEqual([...common.slice(0, 2), 'NewPostMenu', ...common.slice(2)]);
  expect(JSON.stringify(ofMember)).not.toContain('Sign in');
  expect(ofMember.seo).toMatchObject({ title: 'الرئيسية' });
  const [, links] = ofMember.layout[0]!.$reactProps.secondaryTop as Widget[];
  expect(links!.$reactProps.links).toContainEqual(expect.objectContaining({ name: 'مسوداتي' }));
});

test('how much there is of what a reader may read is counted', async ({ as }) => {
  const [guest, moderator] = await Promise.all([as('guest'), as('moderator')]);
  const totals = async (client: typeof guest) =>
    (
      (await (
        await client.get('/site-totals?counts=post&counts=discussion&counts=comment&counts=user')
      ).json()) as {
        counts: Record<string, { count: number; isCalculating: boolean }>;
      }
    ).counts;
  const [ofGuest, ofModerator] = await Promise.all([totals(guest), totals(moderator)]);
  expect(ofGuest.post!.count).toBe(ofGuest.discussion!.count + ofGuest.comment!.count);
  expect(ofGuest.user).toMatchObject({ isCalculating: false });
  expect(ofGuest.discussion!.count).toBeLessThan(ofModerator.discussion!.count);
  expect((await guest.get('/site-totals?counts=secrets')).status()).toBe(400);
  expect((await guest.get('/site-totals')).status()).toBe(400);
});
