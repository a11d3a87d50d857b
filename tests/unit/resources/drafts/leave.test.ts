import type { ApiResult } from '../../../../src/contract/apiClient';
import { reply, rich, until } from '../../../support/draftTabs';
import { tabs } from '../../../support/eachDraftTabs';
import { offline } from '../../../support/modelDrafts';
import { modelStorage, pass } from '../../../support/modelStorage';

// A page goes, and the server does not have the last words yet.

function hide(): void {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}
/** All that a page still does that goes: what is begun, and no answer. */
const turn = async () => {
  for (let index = 0; index < 50; index++) await null;
};

/** The server gets new drafts, and its answers come to nobody. Answers how to end their calls. */
function loseAnswers() {
  const { server } = tabs;
  const calls: ((result: ApiResult) => void)[] = [];
  server.fault = (request) => {
    if (request.method !== 'POST') return null;
    server.answer(request);
    return new Promise((resolve) => calls.push(resolve));
  };
  return () => calls.forEach((end) => end(offline()));
}

it('they are sent in the same turn, by code that was fetched when they were begun', async () => {
  const { server, openTab, open } = tabs;
  const prepare = jest.fn();
  Object.assign(server.client, { prepare });
  const draft = await open(openTab(), reply, null);
  expect(prepare).not.toHaveBeenCalled();
  draft.change({ body: rich('Left') });
  expect(prepare).toHaveBeenCalled();
  expect(server.calls()).toEqual([]);
  hide();
  await turn();
  expect(server.bodies()).toEqual([rich('Left')]);
});

it('of two tabs, the one sends them that would have', async () => {
  const { server, openTab, open } = tabs;
  const [one, two] = [await open(openTab(), reply, null), await open(openTab(), reply, null)];
  one.change({ body: rich('One') });
  await until(() => two.state().body === rich('One'));
  hide();
  await turn();
  expect(server.calls()).toEqual(['POST drafts']);
});

it('whoever goes on in the other tab goes on with what the first has sent when it went', async () => {
  const { server, openTab, open } = tabs;
  const lose = loseAnswers();
  const [one, two] = [await open(openTab(), reply, null), await open(openTab(), reply, null)];
  one.change({ body: rich('One') });
  await until(() => two.state().body === rich('One'));
  hide();
  await turn();
  server.fault = () => null;
  two.change({ body: rich('One and two') });
  await pass(6000);
  expect(server.bodies()).toEqual([rich('One and two')]);
  lose();
});

it('the next page, which came before them, makes no second draft of them', async () => {
  const { server, openTab, open } = tabs;
  const one = await open(openTab(), reply, null);
  one.change({ body: rich('Left') });
  const lose = loseAnswers();
  hide();
  await turn();
  server.fault = () => null;
  const two = await open(openTab(), reply, null);
  two.change({ body: rich('Left and gone on') });
  await pass(6000);
  expect(server.bodies()).toEqual([rich('Left and gone on')]);
  lose();
});

describe('a change that went just as the server said what it has of it', () => {
  const target = { recordType: 'comment', recordID: 9 } as const;
  const lines = (...texts: string[]) => ({
    body: JSON.stringify(texts.map((text) => ({ type: 'p', children: [{ text }] }))),
    format: 'rich2',
  });
  const own = lines('First', 'Second');
  const begun = lines('First', 'Second, changed');

  /** Somebody has changed a line, and the server has not said what it has of that. */
  async function begin() {
    const { server, openTab } = tabs;
    let answer = () => {};
    server.fault = (request) => new Promise((resolve) => (answer = () => resolve(server.answer(request))));
    const draft = openTab().open(target, undefined, own);
    draft.change(begun);
    await until(async () => (await openTab().list())[0]?.isEarly === true);
    server.fault = () => null;
    return () => answer();
  }

  it('is not sent while this machine has it as unmet', async () => {
    const answer = await begin();
    modelStorage.hold();
    answer();
    await turn();
    hide();
    await turn();
    expect(tabs.server.calls()).toEqual(['GET drafts']);
  });

  it('is not joined with itself, nor called new, where the server has it', async () => {
    const { server, openTab } = tabs;
    await begin();
    const [row] = await openTab().list();
    server.add({ ...target, attributes: { ...begun, lastSaved: row!.lastSaved, draftMeta: {} } });
    const draft = openTab().open(target, undefined, own);
    draft.change(lines('First', 'Second', 'Third'));
    await pass(1000);
    const { body } = lines('First', 'Second, changed', 'Third');
    expect(draft.state()).toMatchObject({ body, restored: 1, draftID: 1 });
  });
});
