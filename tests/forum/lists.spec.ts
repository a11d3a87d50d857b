import { expect, test } from '../support/apiTest';
import { seeded } from '../support/forumRecords';

const rowsOf = (html: string) =>
  [...html.matchAll(/data-inlay-shows="discussion\/(\d+)"/g)].map(([, id]) => Number(id));
const heading = (html: string) => /<h1><bdi>([^<]+)<\/bdi><\/h1>/.exec(html)?.[1];
const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));

test('the list of posts is narrowed by category, and by tag within it', async ({ as }) => {
  const guest = await as('guest');
  const { woodworking } = seeded.categories;
  const all = `categoryID=${woodworking}&includeChildCategories=true`;
  const counted = await guest.get(`/discussions?limit=1&${all}`);
  const total = Number(counted.headers()['x-app-page-result-count']);
  const last = Math.ceil(total / 30);
  expect(last).toBeGreaterThan(1);

  const page = await (await guest.context.get(`/discussions?categoryID=${woodworking}`)).text();
  expect(heading(page)).toBe('Posts in Woodworking');
  expect(page).toContain('<title>Posts in Woodworking');
  expect(hrefs(page)).toContain(`/discussions?categoryID=${woodworking}&sort=-score`);
  expect(hrefs(page)).toContain(`/discussions?categoryID=${woodworking}&page=2`);
  expect(page).toContain(`<input type="hidden" name="categoryID" value="${woodworking}">`);
  const shown: { categoryID: number }[] = await (
    await guest.get(`/discussions?limit=100&discussionID=${rowsOf(page).join(',')}`)
  ).json();
  expect(shown).toHaveLength(30);
  expect(shown.every((row) => row.categoryID === woodworking)).toBe(true);
  const end = await guest.context.get(`/discussions?categoryID=${woodworking}&page=999`);
  expect(end.url()).toMatch(new RegExp(`/discussions\\?categoryID=${woodworking}&page=${last}$`));
  const old = await guest.context.get(`/discussions/p2?categoryID=${woodworking}&sort=-score`);
  expect(old.url()).toMatch(new RegExp(`/discussions\\?categoryID=${woodworking}&sort=-score&page=2$`));

  const rows: { tags: { tagID: number; name: string }[] }[] = await (
    await guest.get(`/discussions?limit=100&${all}`)
  ).json();
  const tag = rows.flatMap((row) => row.tags)[0]!;
  const tagged = `categoryID=${woodworking}&tagID=${tag.tagID}`;
  const both = await (await guest.context.get(`/discussions?${tagged}`)).text();
  expect(heading(both)).toBe(`Posts in Woodworking tagged ${tag.name}`);
  const wanted: { discussionID: number }[] = await (
    await guest.get(`/discussions?limit=30&${tagged}`)
  ).json();
  expect(rowsOf(both)).toEqual(wanted.map((row) => row.discussionID));
  expect(hrefs(both)).toContain(`/discussions?${tagged}&sort=-score`);
});

test('a category that is not there, or not for the reader, is not found', async ({ as }) => {
  const guest = await as('guest');
  for (const id of ['999', '0', 'abc', '-1', String(seeded.categories.moderationDesk)]) {
    const answer = await guest.context.get(`/discussions?categoryID=${id}`);
    expect([id, answer.status()]).toEqual([id, 404]);
  }
  const moderator = await as('moderator');
  const desk = await moderator.context.get(`/discussions?categoryID=${seeded.categories.moderationDesk}`);
  expect(desk.status()).toBe(200);
  expect((await guest.context.get('/discussions?categoryID=')).status()).toBe(200);
});
