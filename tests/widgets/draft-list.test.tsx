import { act, render, screen } from '@testing-library/react';
import { DraftsContext } from '../../src/resources/drafts/createDrafts';
import type { DraftTarget } from '../../src/resources/drafts/draft';
import { DraftList } from '../../widgets/draft-list/DraftList';
import { reply, rich } from '../support/draftTabs';
import { tabs } from '../support/eachDraftTabs';
import { offline } from '../support/modelDrafts';
import { pass } from '../support/modelStorage';
import { testUi } from '../support/testUi';

// What only this device has is in the list of drafts, whose page sends it.

/** Writes a text on a page that is left while the server is still asked who reads: it may not be sent in time. */
async function leaveAtOnce(target: DraftTarget) {
  const { session, openTab } = tabs;
  let answer = () => {};
  session.said = new Promise((resolve) => (answer = resolve));
  jest.mocked(document.hasFocus).mockReturnValue(false);
  const tab = openTab();
  jest.mocked(document.hasFocus).mockReturnValue(true);
  const draft = tab.open(target, null);
  draft.change({ body: rich('Left at once') });
  await pass(100);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  tab.stop();
  // Its answer comes to a page that is gone.
  session.isKnown = false;
  answer();
  await pass(1000);
  session.isKnown = true;
  session.said = Promise.resolve();
  expect(tabs.server.bodies()).toEqual([]);
}
async function openList() {
  const { ui, wrapper: Wrapper } = testUi();
  const leaveFor = jest.spyOn(ui, 'leaveFor').mockReturnValue(true);
  const reader = tabs.openReader();
  const engine = tabs.openTab({ reader });
  render(
    <Wrapper>
      <DraftsContext
        value={{
          start: () => engine,
          engine: () => Promise.resolve(engine),
          report: jest.fn(),
          hold: jest.fn(),
          reader,
        }}
      >
        <ul id="drafts" />
        <DraftList list="drafts" />
      </DraftsContext>
    </Wrapper>,
  );
  for (let turn = 0; turn < 20; turn++) await act(() => pass(100));
  return leaveFor;
}

it.each([
  ['a comment', reply],
  ['a change', { recordType: 'comment', recordID: 9 } as const],
])('%s that its page could not send is sent by the list, which shows it then', async (_, target) => {
  await leaveAtOnce(target);
  const leaveFor = await openList();
  expect(tabs.server.bodies()).toEqual([rich('Left at once')]);
  expect(leaveFor).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/^Only this device has these words/)).toBeNull();
});

it('what the server does not take stands there to be copied', async () => {
  await leaveAtOnce(reply);
  tabs.server.fault = offline;
  await openList();
  expect(screen.getByText(/^Only this device has these words/)).toBeVisible();
  expect(screen.getByText('Left at once')).toBeVisible();
});
