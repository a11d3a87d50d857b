import { expect, test, type Client } from '../support/apiTest';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function make(moderator: Client, body: string, dateScheduled?: string): Promise<number> {
  const draftMeta = { name: 'To be found by its date', postTypeID: 'discussion', categoryID: 7 };
  const answer = await moderator.post('/drafts', {
    recordType: 'discussion',
    attributes: { body, format: 'text', draftMeta },
    ...(dateScheduled && { draftStatus: 'scheduled', dateScheduled }),
  });
  return ((await answer.json()) as { draftID: number }).draftID;
}

const found = async (moderator: Client, query: string): Promise<number[]> => {
  const answer = await moderator.get(`/drafts?limit=500&sort=dateInserted&${query}`);
  expect(answer.status(), query).toBe(200);
  const rows = (await answer.json()) as { draftID: number }[];
  expect(answer.headers()['x-app-page-result-count'], query).toBe(String(rows.length));
  return rows.map(({ draftID }) => draftID);
};

test('drafts are found by when they are to be published, and by when they were changed', async ({ as }) => {
  const moderator = await as('moderator');
  const [near, far] = [inDays(20), inDays(40)];
  const first = await make(moderator, 'First', near);
  const second = await make(moderator, 'Second', far);
  const scheduled = (range: string) =>
    found(moderator, `draftStatus=scheduled&dateScheduled=${encodeURIComponent(range)}`);
  expect(await scheduled(`[${near},${far}]`)).toEqual([first, second]);
  expect(await scheduled(near)).toEqual([first]);
  expect(await scheduled(`[${near},${inDays(30)}]`)).toEqual([first]);
  expect(await scheduled(`>=${far}`)).toEqual([second]);
  expect(await scheduled(`<=${near.slice(0, 10)}`)).not.toContain(second);

  const [changed, untouched] = [await make(moderator, 'Third'), await make(moderator, 'Fourth')];
  const before = await found(moderator, 'dateUpdated=>=2020-01-01');
  expect([before.includes(changed), before.includes(untouched)]).toEqual([false, false]);
  await moderator.patch(`/drafts/${changed}`, { attributes: { body: 'Third, changed', format: 'text' } });
  expect(await found(moderator, 'dateUpdated=>=2020-01-01')).toContain(changed);
  expect(await found(moderator, 'dateUpdated=<2020-01-01')).toEqual([]);
  for (const draftID of [first, second, changed, untouched]) await moderator.delete(`/drafts/${draftID}`);
});

test('a range of dates that cannot be read is refused by its name', async ({ as }) => {
  const moderator = await as('moderator');
  for (const query of ['dateUpdated=yesterday', 'dateScheduled=[2026-01-01,soon]']) {
    const answer = await moderator.get(`/drafts?${query}`);
    expect(answer.status(), query).toBe(400);
    expect((await answer.json()).errors).toMatchObject([{ field: query.split('=')[0] }]);
  }
});
