import { createTicks } from '../../examples/forum/data/ticks';
import { migrate } from '../../examples/forum/database/migrate';
import type { Viewer } from '../../examples/forum/viewer';
import { expect, test } from '../support/apiTest';
import { openEmptyDatabase } from '../support/openEmptyDatabase';

const url = 'https://forum.example/discussion/5';
const destinationUrl = 'https://elsewhere.example/';
const tracked: [string, unknown, boolean][] = [
  ['a page view', { type: 'page_view', url }, true],
  ['a search', { type: 'search', url: 'https://forum.example/search?query=a' }, true],
  ['a link out', { type: 'externalNavigation', url, destinationUrl }, true],
  ['fields of the wrong kind', { type: 'page_view', url, discussionID: 'x', pageName: {} }, true],
  ['a link out that leads nowhere', { type: 'externalNavigation', url }, false],
  ['another type', { type: 'constructor', url }, false],
  ['no address', { type: 'page_view' }, false],
  ['an address of a script', { type: 'page_view', url: 'javascript:alert(1)' }, false],
  ['a list', [], false],
];
for (const [name, tick, didTrack] of tracked)
  test(`a guest tells of ${name}: ${didTrack}`, async ({ as }) => {
    const answer = await (await as('guest')).post('/tick', tick);
    expect([answer.status(), await answer.json()]).toEqual([201, { didTrack }]);
  });

test('nothing is kept of those who want to be left out', async ({ as }) => {
  const [guest, member] = [await as('guest'), await as('member')];
  const tell = async (client: typeof guest, headers: Record<string, string> = {}) =>
    (await client.context.post('/api/v2/tick', { data: { type: 'page_view', url }, headers })).json();
  expect(await tell(guest, { 'sec-gpc': '1' })).toEqual({ didTrack: false });
  expect(await tell(guest, { cookie: 'inlay-AnonymizeData=true' })).toEqual({ didTrack: false });
  expect(await tell(guest, { cookie: 'inlay-AnonymizeData=false', 'sec-gpc': '1' })).toEqual({
    didTrack: true,
  });
  for (const [AnonymizeData, didTrack] of [
    ['1', false],
    ['0', true],
    ['-1', true],
  ] as const) {
    await member.post('/analytics/privacy', { AnonymizeData });
    expect(await tell(member)).toEqual({ didTrack });
  }
});

test('what is kept can be read in the database, without secrets', async () => {
  const { db, close } = await openEmptyDatabase();
  await migrate(db);
  const ticks = createTicks({ db, now: () => new Date(0) });
  await ticks.keep({ userID: 0, user: null } as Viewer, {
    type: 'externalNavigation',
    url: `${url}?sso=secret`,
    destinationUrl: `${destinationUrl}?token=secret&a=1`,
    referrer: 'https://forum.example/entry/passwordreset/5/secret',
    pageName: 'Gut\0',
    discussionID: 5,
    categoryID: 1.5,
    siteSectionID: 2,
  });
  expect(await db.selectFrom('tick').selectAll().execute()).toEqual([
    {
      tickID: 1,
      type: 'externalNavigation',
      url,
      destinationUrl: `${destinationUrl}?a=1`,
      referrer: 'https://forum.example/entry/passwordreset',
      pageName: 'Gut',
      discussionID: 5,
      categoryID: null,
      groupID: null,
      eventID: null,
      siteSectionID: '2',
      userID: null,
      dateInserted: new Date(0),
    },
  ]);
  await close();
});
