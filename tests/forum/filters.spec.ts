import { expect, test, type Client } from '../support/apiTest';
import { seeded, startDiscussion } from '../support/forumRecords';

interface Row {
  discussionID: number;
  categoryID: number;
  type: string;
  statusID: number;
  score: number;
  resolved?: boolean;
  dateInserted: string;
  dateUpdated: string | null;
  dateLastComment: string;
}

const list = async (client: Client, query: string): Promise<Row[]> => {
  const answer = await client.get(`/discussions?limit=100&pinOrder=mixed&expand=-body&${query}`);
  expect(answer.status(), query).toBe(200);
  return (await answer.json()) as Row[];
};
const total = async (client: Client, query: string): Promise<number> =>
  Number((await client.get(`/discussions?limit=1&${query}`)).headers()['x-app-page-result-count']);

test('ranges of dates take a day, a time, both ends or one', async ({ as }) => {
  const guest = await as('guest');
  const all = await total(guest, '');
  for (const name of ['dateInserted', 'dateLastComment'] as const) {
    const middle = (await list(guest, `sort=-${name}&page=2`))[40]![name];
    const time = encodeURIComponent(middle);
    const since = await total(guest, `${name}=>=${time}`);
    const after = await total(guest, `${name}=>${time}`);
    const until = await total(guest, `${name}=<=${time}`);
    const before = await total(guest, `${name}=<${time}`);
    const at = await list(guest, `${name}=${time}`);
    expect(at.map((row) => row[name])).toContain(middle);
    expect([since + before, until + after, since + until - at.length]).toEqual([all, all, all]);
    expect(at.length).toBeLessThan(all);
    const day = middle.slice(0, 10);
    const onDay = await list(guest, `${name}=${day}`);
    expect(onDay.length).toBeGreaterThan(0);
    expect(onDay.every((row) => row[name].startsWith(day))).toBe(true);
    expect(await list(guest, `${name}=[${day},${day}]`)).toEqual(onDay);
    expect(await list(guest, `${name}=[${day},${time}]`)).toEqual(onDay.filter((row) => row[name] <= middle));
    // As a client sends it that forgets to escape the plus.
    expect(await list(guest, `${name}=${middle}`)).toEqual(at);
  }
  const changed = await list(guest, 'dateUpdated=>=2000-01-01');
  expect(changed.every((row) => row.dateUpdated !== null)).toBe(true);
});

test('scores and IDs come as ranges, too', async ({ as }) => {
  const guest = await as('guest');
  const high = await list(guest, 'score=>=3');
  expect(high.length).toBeGreaterThan(0);
  expect(high.every((row) => row.score >= 3)).toBe(true);
  expect((await list(guest, 'score=[-1,1]')).every((row) => row.score >= -1 && row.score <= 1)).toBe(true);
  const ids = async (value: string) =>
    (await list(guest, `discussionID=${value}`)).map((row) => row.discussionID).sort((a, b) => a - b);
  expect(await ids('[11,13]')).toEqual([11, 12, 13]);
  expect(await ids('11,13')).toEqual([11, 13]);
  expect(await ids('<=0')).toEqual([]);
  expect(await ids('11&discussionID=12')).toEqual([11, 12]);
});

test('a range that cannot be read is refused by its name', async ({ as }) => {
  const guest = await as('guest');
  const wrong = [
    'dateInserted=yesterday',
    'dateInserted=2026-02-30',
    'dateInserted=[2026-01-01',
    'dateUpdated=[2026-01-01,soon]',
    'dateLastComment=>=',
    'dateLastComment=0000-00-00',
    'score=high',
    'score=[1,2,3]',
    'score=99999999999',
    'discussionID=abc',
    'discussionID=[1,b]',
    'discussionID=99999999999',
    'status=nowhere',
    'reactionType=Nothing',
  ];
  for (const query of wrong) {
    const answer = await guest.get(`/discussions?${query}`);
    expect(answer.status(), query).toBe(400);
    expect((await answer.json()).errors, query).toMatchObject([{ field: query.split('=')[0] }]);
  }
});

test('filters that the forum does not have are refused, not ignored', async ({ as }) => {
  const guest = await as('guest');
  for (const query of ['sentiment[0]=positive', 'postMeta[colour]=red', 'internalStatusID=7']) {
    const answer = await guest.get(`/discussions?${query}`);
    expect(answer.status(), query).toBe(400);
    const [error] = (await answer.json()).errors;
    expect(error).toMatchObject({ field: query.split(/[[=]/)[0], code: 'invalid' });
    expect(error.message).toContain('cannot filter discussions by');
  }
  expect(await total(guest, 'suggested=false')).toBe(await total(guest, ''));
});

test('lists are filtered by status, post type, author’s role, reaction and category', async ({ as }) => {
  const guest = await as('guest');
  expect(await list(guest, 'status=accepted')).toEqual(await list(guest, 'statusID=3'));
  expect(await list(guest, 'postTypeID=question,repair')).toEqual(await list(guest, 'type=question'));
  const admin = await as('admin');
  const staff = (await list(admin, 'insertUserRoleID=1,2,3,4,5,6,7,8,9,10')).length;
  expect(staff).toBeGreaterThan(0);
  expect(await list(admin, 'insertUserRoleID=999')).toEqual([]);

  const member = await as('member');
  const discussionID = await startDiscussion(await as('moderator'));
  expect(await list(guest, `reactionType=WTF&discussionID=${discussionID}`)).toEqual([]);
  expect(
    (await member.post(`/discussions/${discussionID}/reactions`, { reactionType: 'WTF' })).status(),
  ).toBe(201);
  expect(await list(guest, `reactionType=wtf&discussionID=${discussionID}`)).toHaveLength(1);

  const { help, woodworking } = seeded.categories;
  const others = await list(guest, `excludedCategoryIDs=${help},${woodworking}&excludeHiddenCategories=true`);
  expect(others.length).toBeGreaterThan(0);
  expect(others.some((row) => [help, woodworking].includes(row.categoryID))).toBe(false);
  expect(await total(guest, 'siteSectionID=0')).toBe(await total(guest, ''));
  expect(await list(guest, 'siteSectionID=another')).toEqual([]);
});

test('the reader’s own categories and the staff’s work are filters for them alone', async ({ as }) => {
  const member = await as('member');
  const { woodworking } = seeded.categories;
  const follow = (followed: boolean) =>
    member.patch(`/categories/${woodworking}/preferences/${seeded.users.member}`, {
      'preferences.followed': followed,
    });
  await follow(true);
  const followed = await list(member, 'followed=true');
  expect(followed.some((row) => row.categoryID === woodworking)).toBe(true);
  await follow(false);
  expect((await list(member, 'followed=true')).some((row) => row.categoryID === woodworking)).toBe(false);
  expect(await list(await as('guest'), 'followed=true')).toEqual([]);
  expect(await total(member, 'followed=false')).toBe(await total(member, ''));

  const refused = await member.get('/discussions?resolved=true');
  expect([refused.status(), (await refused.json()).permissions]).toEqual([403, ['Garden.Staff.Allow']]);
  const moderator = await as('moderator');
  const discussionID = await startDiscussion(moderator);
  await moderator.patch(`/discussions/${discussionID}`, { resolved: true });
  const resolved = await list(moderator, 'resolved=true');
  expect(resolved.map((row) => row.discussionID)).toContain(discussionID);
  expect((await list(moderator, 'resolved=0')).every((row) => row.resolved === false)).toBe(true);
});

test('the addresses of other pages keep every filter', async ({ as }) => {
  const query =
    'dateInserted=%3E%3D2020-01-01&score=%3E%3D-5&excludedCategoryIDs=6,7&status=none,accepted&limit=5';
  const headers = (await (await as('guest')).get(`/discussions?${query}`)).headers();
  const next = new URL(headers['x-app-page-next-url']!).searchParams;
  expect(Object.fromEntries(next)).toEqual({
    dateInserted: '>=2020-01-01',
    score: '>=-5',
    excludedCategoryIDs: '6,7',
    status: 'none,accepted',
    limit: '5',
    page: '2',
  });
});
