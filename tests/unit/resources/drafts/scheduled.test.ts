import { plainError } from '../../../../src/contract/apiError';
import type { DraftTarget } from '../../../../src/resources/drafts/draft';
import { rich, until } from '../../../support/draftTabs';
import { tabs } from '../../../support/eachDraftTabs';
import { broken, offline } from '../../../support/modelDrafts';
import { pass } from '../../../support/modelStorage';

beforeEach(() => void jest.setSystemTime(Date.parse('2030-01-01T09:00:00.000Z')));

const comeBack = () => window.dispatchEvent(new Event('focus'));

const target: DraftTarget = { recordType: 'discussion', parentRecordType: 'category', parentRecordID: 2 };
const words = { body: rich('In an hour'), meta: { name: 'Later' } };
const date = '2030-01-01T10:00:00.000Z';

/** A post that is to go out in an hour, in a form that stands open. */
async function schedule() {
  const draft = await tabs.open(tabs.openTab(), target);
  draft.change(words);
  expect(await draft.schedule(date)).toBe(true);
  return draft;
}
/** The server does what it was asked to do. */
const publish = async () => {
  await pass(3_700_000);
  tabs.server.rows.clear();
};

it('what was published while nobody looked is a draft no more', async () => {
  const { openTab, open } = tabs;
  const draft = await schedule();
  draft.close();
  await publish();
  expect(await openTab().list()).toEqual([]);
  const next = await open(openTab(), target);
  expect(next.state()).toMatchObject({ status: 'none', body: '', ended: null });
  next.change({ body: rich('Another'), meta: { name: 'Another' } });
  await pass(5100);
  expect([...tabs.server.rows.values()]).toMatchObject([{ draftStatus: 'draft', dateScheduled: null }]);
});

it('also on a machine whose clock is behind, and where the page says that there is no draft', async () => {
  const { server, openTab, open } = tabs;
  const draft = await schedule();
  draft.close();
  await pass(1000);
  server.rows.clear();
  const next = await open(openTab(), target, null);
  expect(next.state()).toMatchObject({ status: 'none', body: '' });
  next.change({ body: rich('Another'), meta: { name: 'Another' } });
  await pass(5100);
  expect(server.bodies()).toEqual([rich('Another')]);
});

it.each([
  ['brings no draft', null],
  ['says nothing of drafts', undefined],
])('what has a date is none of the form for the next post, where the page %s', async (_, given) => {
  const { server, openTab, open } = tabs;
  const draft = await schedule();
  draft.close();
  // On a machine whose clock is ahead, too.
  await pass(3_700_000);
  const next = await open(openTab(), target, given);
  expect(next.state()).toMatchObject({ status: 'none', body: '' });
  next.change({ body: rich('Another'), meta: { name: 'Another' } });
  await pass(5100);
  expect([...server.rows.values()]).toMatchObject([
    { draftStatus: 'scheduled', dateScheduled: date, attributes: { body: words.body } },
    { draftStatus: 'draft', attributes: { body: rich('Another') } },
  ]);
});

it('also where another page has dated it', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab(), target);
  draft.change(words);
  await draft.flush();
  draft.close();
  server.rows.set(1, { ...server.rows.get(1)!, draftStatus: 'scheduled', dateScheduled: date });
  const next = await open(openTab(), target, null);
  expect(next.state()).toMatchObject({ status: 'none', body: '' });
  expect(server.rows.get(1)).toMatchObject({ draftStatus: 'scheduled' });
});

it('and where that could not be asked, the date outlasts the save that comes later', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab(), target);
  draft.change(words);
  await draft.flush();
  draft.close();
  server.rows.set(1, { ...server.rows.get(1)!, draftStatus: 'scheduled', dateScheduled: date });
  server.fault = offline;
  const next = await open(openTab(), target, null);
  expect(next.state()).toMatchObject({ body: words.body });
  server.fault = () => null;
  await pass(20_000);
  expect([...server.rows.values()]).toMatchObject([{ draftStatus: 'scheduled', dateScheduled: date }]);
  expect(next.state()).toMatchObject({ status: 'scheduled' });
});

it('and without a network, as long as the server has every word', async () => {
  const { server, openTab, open } = tabs;
  const draft = await schedule();
  draft.close();
  server.fault = offline;
  const next = await open(openTab(), target, null);
  expect(next.state()).toMatchObject({ status: 'none', body: '' });
  server.fault = () => null;
  const again = await schedule();
  server.fault = offline;
  again.change({ body: rich('In two hours') });
  again.close();
  await pass(1000);
  const unsent = await open(openTab(), target, null);
  expect(unsent.state()).toMatchObject({ status: 'scheduled', body: rich('In two hours') });
});

it('one that was posted on another device before its time is not posted again', async () => {
  const draft = await schedule();
  tabs.server.rows.clear();
  comeBack();
  await until(() => draft.state().ended === 'posted');
  expect(await draft.ready()).toMatchObject({ status: 'none', body: '' });
});

it('what is still to be published after its time is shown on its own page, with its date', async () => {
  const { openTab, open } = tabs;
  const draft = await schedule();
  draft.close();
  await pass(3_700_000);
  const next = await open(openTab(), { recordType: 'discussion', draftID: 1 });
  expect(next.state()).toMatchObject({ status: 'scheduled', body: words.body, dateScheduled: date });
});

it('one that could not be published says so, and can be saved again', async () => {
  const { server, openTab, open } = tabs;
  const draft = await schedule();
  draft.close();
  await pass(3_700_000);
  server.rows.set(1, { ...server.rows.get(1)!, draftStatus: 'error' });
  const next = await open(openTab(), target);
  expect(next.state()).toMatchObject({ status: 'error', body: words.body, dateScheduled: null });
  next.change({ body: rich('Better') });
  await pass(5100);
  expect([...server.rows.values()]).toMatchObject([{ draftStatus: 'draft', dateScheduled: null }]);
});

it('a form that stood open while its post was published does not post it again when Post is pressed at once', async () => {
  const draft = await schedule();
  const seen = draft.state().restored;
  await publish();
  const known = await draft.ready();
  expect(known).toMatchObject({ status: 'none', ended: 'posted' });
  expect(known.restored).toBeGreaterThan(seen);
});

it('what is typed into it after that is kept as a new draft', async () => {
  const { server } = tabs;
  const draft = await schedule();
  await publish();
  draft.change({ body: rich('In an hour, or so') });
  await pass(5100);
  expect(server.bodies()).toEqual([rich('In an hour, or so')]);
  expect(draft.state()).toMatchObject({ status: 'draft', dateScheduled: null, saved: 'both' });
  // Not without a word.
  expect(draft.state().ended).toBe('posted');
  draft.change({ body: rich('In another hour') });
  await pass(5100);
  expect(draft.state().ended).toBeNull();
});

it('and told of before it is sent as another one', async () => {
  const { server } = tabs;
  const draft = await schedule();
  const { restored } = draft.state();
  await publish();
  draft.change({ body: rich('In an hour, or so') });
  expect(await draft.ready()).toMatchObject({
    ...{ ended: 'posted', status: 'draft', draftID: null, dateScheduled: null, restored },
    body: rich('In an hour, or so'),
  });
  await pass(5100);
  expect(server.bodies()).toEqual([rich('In an hour, or so')]);
});

it.each([
  ['dated', { draftStatus: 'draft', dateScheduled: null }, { draftStatus: 'scheduled', dateScheduled: date }],
  [
    'undated',
    { draftStatus: 'scheduled', dateScheduled: date },
    { draftStatus: 'draft', dateScheduled: null },
  ],
])('what is %s on another page stays so when somebody types here', async (_, before, after) => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab(), target);
  draft.change(words);
  await draft.flush();
  if (before.draftStatus === 'scheduled') await draft.schedule(date);
  window.dispatchEvent(new Event('blur'));
  server.rows.set(1, { ...server.rows.get(1)!, ...after });
  comeBack();
  draft.change({ body: rich('More') });
  await pass(5100);
  expect([...server.rows.values()]).toMatchObject([{ ...after, attributes: { body: rich('More') } }]);
  expect(draft.state()).toMatchObject({ status: after.draftStatus, dateScheduled: after.dateScheduled });
  draft.close();
  // And when the form is opened again, whose words ever are newer.
  server.rows.set(1, { ...server.rows.get(1)!, ...before });
  const next = await open(openTab(), { recordType: 'discussion', draftID: 1 });
  expect(next.state()).toMatchObject({ status: before.draftStatus, dateScheduled: before.dateScheduled });
});

it('one that is deleted by its number goes, with its copy here, in every tab', async () => {
  const { server, openTab } = tabs;
  const draft = await schedule();
  const { draftID } = draft.state();
  expect([...server.rows.values()]).toMatchObject([{ draftID, draftStatus: 'scheduled' }]);
  const list = openTab();
  server.fault = ({ method }) => (method === 'DELETE' ? broken() : null);
  expect(await list.discard(draftID!)).toMatchObject({ status: 500 });
  expect([server.rows.size, (await list.list()).length]).toEqual([1, 1]);
  server.fault = () => null;
  expect(await list.discard(draftID!)).toBeNull();
  await pass(100);
  expect([server.rows.size, (await list.list()).length]).toEqual([0, 0]);
  expect(draft.state()).toMatchObject({ ended: 'discarded', body: '' });
});

it('a date that was taken back on another device does not come back with what is typed here', async () => {
  const { server } = tabs;
  const draft = await schedule();
  // This page has not lost focus.
  server.rows.set(1, { ...server.rows.get(1)!, draftStatus: 'draft', dateScheduled: null });
  draft.change({ body: rich('More') });
  await pass(5100);
  expect([...server.rows.values()]).toMatchObject([
    { draftStatus: 'draft', dateScheduled: null, attributes: { body: rich('More') } },
  ]);
  expect(draft.state()).toMatchObject({ status: 'draft', dateScheduled: null });
});

it('a date that was given on another device while nobody typed here stays, though nobody looked elsewhere', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab(), target);
  draft.change(words);
  await pass(5100);
  // The user goes to the other device, and comes back to this one.
  await pass(60_000);
  const dated = { draftStatus: 'scheduled', dateScheduled: date };
  server.rows.set(1, { ...server.rows.get(1)!, ...dated });
  const before = server.calls().length;
  draft.change({ body: rich('More') });
  await pass(5100);
  expect([...server.rows.values()]).toMatchObject([{ ...dated, attributes: { body: rich('More') } }]);
  expect(draft.state()).toMatchObject({ status: 'scheduled', dateScheduled: date });
  expect(server.calls().slice(before)).toEqual(['GET drafts/1/edit', 'PATCH drafts/1']);
});

it('whoever writes on is not looked after with every save', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab(), target);
  for (const word of ['One', 'Two', 'Three']) {
    draft.change({ body: rich(word), meta: { name: 'Later' } });
    await pass(30_000);
  }
  expect(server.calls()).toEqual(['GET drafts', 'POST drafts', 'PATCH drafts/1', 'PATCH drafts/1']);
});

describe('what is changed too late for its date', () => {
  /** The server takes no date that is as near as this one. */
  async function changeLate() {
    const draft = await schedule();
    const problem = { field: 'dateScheduled', path: '', code: 'invalid', message: 'Too soon.' };
    tabs.server.fault = ({ method, body }) =>
      method === 'PATCH' && (body as { dateScheduled?: string } | undefined)?.dateScheduled === date
        ? {
            outcome: 'failed',
            error: { ...plainError('validation', 400, 'Validation Failed'), fields: [problem] },
          }
        : null;
    draft.change({ body: rich('Late') });
    await pass(5100);
    expect(draft.state()).toMatchObject({ saved: 'local', status: 'scheduled' });
    expect(tabs.server.bodies()).toEqual([words.body]);
    return draft;
  }

  it('goes along with a later one', async () => {
    const draft = await changeLate();
    const later = '2030-01-02T10:00:00.000Z';
    expect(await draft.schedule(later)).toBe(true);
    expect([...tabs.server.rows.values()]).toMatchObject([
      { draftStatus: 'scheduled', dateScheduled: later, attributes: { body: rich('Late') } },
    ]);
    expect(draft.state()).toMatchObject({
      saved: 'both',
      status: 'scheduled',
      dateScheduled: later,
      error: null,
    });
  });

  it('is saved once the date has been taken away, and not called saved before that', async () => {
    const draft = await changeLate();
    expect(await draft.cancelSchedule()).toBe(true);
    expect(draft.state()).toMatchObject({ saved: 'local', status: 'draft', error: null });
    await pass(5100);
    expect(tabs.server.bodies()).toEqual([rich('Late')]);
    expect(draft.state()).toMatchObject({ saved: 'both', status: 'draft' });
  });
});

it('what another page has made of it is asked for only once for each time away, of comments as well', async () => {
  const { server, openTab, open } = tabs;
  const draft = await open(openTab());
  draft.change({ body: rich('Hello') });
  await draft.flush();
  comeBack();
  draft.change({ body: rich('Hello there') });
  await pass(5100);
  expect(server.calls()).toEqual(['GET drafts', 'POST drafts', 'GET drafts/1/edit', 'PATCH drafts/1']);
});

it('without a network what another page has made of it is not known, and nothing is sent', async () => {
  const { server } = tabs;
  const draft = await schedule();
  const sent = server.calls().length;
  server.fault = ({ path }) =>
    path.endsWith('/edit')
      ? { outcome: 'failed', error: { code: 'offline', message: '', status: 0 } as never }
      : null;
  comeBack();
  draft.change({ body: rich('More') });
  await pass(5100);
  expect(
    server
      .calls()
      .slice(sent)
      .every((call) => call.startsWith('GET')),
  ).toBe(true);
  expect(draft.state()).toMatchObject({ body: rich('More'), saved: 'local' });
  server.fault = () => null;
  await pass(10_000);
  expect(server.bodies()).toEqual([rich('More')]);
});
