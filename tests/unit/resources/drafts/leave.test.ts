import type { ApiResult } from '../../../../src/contract/apiClient';
import { reply, rich } from '../../../support/draftTabs';
import { tabs } from '../../../support/eachDraftTabs';
import { offline } from '../../../support/modelDrafts';
import { pass } from '../../../support/modelStorage';

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

it('the next page, which came before them and posts them, leaves no draft of them', async () => {
  const { server, openTab, open } = tabs;
  const one = await open(openTab(), reply, null);
  one.change({ body: rich('Left') });
  const lose = loseAnswers();
  hide();
  await turn();
  server.fault = () => null;
  const two = await open(openTab(), reply, null);
  expect(server.bodies()).toEqual([rich('Left')]);
  await two.posted();
  expect(server.bodies()).toEqual([]);
  lose();
});
