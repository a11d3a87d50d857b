import { expect, test } from '../support/apiTest';

interface Part {
  subcommunityID: number;
  siteSectionID: string;
  folder: string;
  locale: string;
  url: string;
  isDefault: boolean;
}
const slugsOf = (html: string) => {
  const json = /id="inlay-page"[^>]*>([^<]*)/.exec(html)![1]!;
  return (JSON.parse(json) as { meta: { siteSectionSlugs?: string[] } }).meta.siteSectionSlugs;
};

test('parts of the forum are those that the reader may enter, each with an address that leads in', async ({
  as,
}) => {
  const [guest, moderator, admin] = await Promise.all([as('guest'), as('moderator'), as('admin')]);
  const list = async (client: typeof guest) => (await (await client.get('/subcommunities')).json()) as Part[];
  const parts = await list(guest);
  expect(parts.map(({ folder, locale }) => [folder, locale])).toEqual([
    ['en', 'en'],
    ['ar', 'ar'],
  ]);
  expect(parts.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  expect(parts[0]!.siteSectionID).toBe(String(parts[0]!.subcommunityID));
  expect((await list(moderator)).map(({ folder }) => folder)).toEqual(['en', 'ar', 'staff-room']);

  // Pages say which there are, for the widget that lists them.
  expect(slugsOf(await (await guest.context.get('/')).text())).toEqual(['/en', '/ar']);
  expect(slugsOf(await (await moderator.context.get('/')).text())).toContain('/staff-room');

  const entered = await guest.context.get(parts[1]!.url);
  expect(new URL(entered.url()).pathname).toBe('/ar');
  expect(await entered.text()).toMatch(/<html[^>]* lang="ar"/);
  expect((await guest.context.get('/staff-room')).status()).toBe(404);
  expect((await moderator.context.get('/staff-room')).status()).toBe(200);
  // No page of the forum's own takes such an address.
  const taken = await admin.post('/custom-pages', { urlcode: 'ar', seoTitle: 'Mine' });
  expect(taken.status()).toBe(400);
});
