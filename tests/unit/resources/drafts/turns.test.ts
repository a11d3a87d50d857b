import { reply, rich, until } from '../../../support/draftTabs';
import { tabs } from '../../../support/eachDraftTabs';
import { ModelLocks } from '../../../support/modelLocks';
import { pass } from '../../../support/modelStorage';

// Two tabs with one draft: the one that is typed in holds a lock, and the other one shows its text.

beforeEach(() => Object.assign(navigator, { locks: new ModelLocks() }));
afterEach(() => Object.assign(navigator, { locks: undefined }));

const openTwo = async () => {
  const { openTab, open } = tabs;
  return [await open(openTab()), await open(openTab())] as const;
};

it('the other tab shows what is typed, and writes nothing itself', async () => {
  const [one, two] = await openTwo();
  one.change({ body: rich('From one') });
  await until(() => two.state().body === rich('From one'));
  expect(two.state()).toMatchObject({ isElsewhere: true, versions: [] });
  expect(one.state().isElsewhere).toBe(false);
  two.change({ body: rich('Ignored') });
  one.change({ body: rich('From one, and more') });
  await pass(6000);
  expect(two.state().body).toBe(rich('From one, and more'));
  expect(tabs.server.bodies()).toEqual([rich('From one, and more')]);
});

it('"Write here instead" goes on here with every letter, and the first tab shows it', async () => {
  const [one, two] = await openTwo();
  one.change({ body: rich('From one') });
  await until(() => two.state().isElsewhere);
  one.change({ body: rich('From one, the last letter') });
  await two.writeHere();
  expect(two.state()).toMatchObject({ isElsewhere: false, body: rich('From one, the last letter') });
  await until(() => one.state().isElsewhere);
  two.change({ body: rich('From two') });
  await until(() => one.state().body === rich('From two'));
  await pass(6000);
  expect(tabs.server.bodies()).toEqual([rich('From two')]);
  const next = await tabs.open(tabs.openTab());
  expect(next.state()).toMatchObject({ body: rich('From two'), versions: [], isElsewhere: true });
});

it('a tab that is closed lets the other one go on', async () => {
  const [one, two] = await openTwo();
  one.change({ body: rich('From one') });
  await until(() => two.state().isElsewhere);
  one.close();
  await until(() => !two.state().isElsewhere);
  expect(two.state()).toMatchObject({ body: rich('From one'), versions: [] });
  two.change({ body: rich('From one and two') });
  await pass(6000);
  expect(tabs.server.bodies()).toEqual([rich('From one and two')]);
});

it('a tab that opens while another one writes shows that text at once', async () => {
  const { openTab, open } = tabs;
  const one = await open(openTab());
  one.change({ body: rich('From one') });
  await pass(100);
  const two = await open(openTab());
  expect(two.state()).toMatchObject({ body: rich('From one'), isElsewhere: true });
});

it('what one tab posts is gone in both', async () => {
  const [one, two] = await openTwo();
  one.change({ body: rich('Posted') });
  await until(() => two.state().body === rich('Posted'));
  await one.posted(null, true, { body: rich('Posted'), format: 'rich2', meta: {} });
  await until(() => two.state().ended === 'posted');
  await until(() => !two.state().isElsewhere);
  expect(two.state()).toMatchObject({ status: 'none', body: '' });
  two.change({ body: rich('The next one') });
  await pass(6000);
  expect(tabs.server.bodies()).toEqual([rich('The next one')]);
});

it('two drafts are written in two tabs at once', async () => {
  const { openTab, open } = tabs;
  const one = await open(openTab());
  const two = await open(openTab(), {
    recordType: 'comment',
    parentRecordType: 'discussion',
    parentRecordID: 6,
  });
  one.change({ body: rich('One') });
  two.change({ body: rich('Two') });
  await pass(100);
  expect((await openTab().list()).map(({ body }) => body).sort()).toEqual([rich('One'), rich('Two')]);
  expect([one.state().isElsewhere, two.state().isElsewhere]).toEqual([false, false]);
});

it('what is typed before stored text is known takes the turn, and is not taken for another tab’s', async () => {
  const { openTab, open } = tabs;
  const before = openTab();
  const gone = await open(before);
  gone.change({ body: rich('Stored') });
  await gone.flush();
  gone.close();
  await pass(100);
  const locks = navigator.locks as unknown as ModelLocks;
  const { request } = ModelLocks.prototype;
  // As in browsers, a lock is there a moment before its holder hears of it.
  jest.spyOn(locks, 'request').mockImplementation((name, options, run) =>
    request.call(locks, name, options, async (lock) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return run(lock);
    }),
  );
  const draft = openTab().open(reply);
  draft.change({ body: rich('Typed') });
  await pass(1000);
  expect(draft.state()).toMatchObject({ isElsewhere: false, body: rich('Typed') });
  expect(draft.state().versions).toHaveLength(1);
});
