import { act, render } from '@testing-library/react';
import { DraftsContext } from '../../../../src/resources/drafts/createDrafts';
import { draftRulesAround, usualRules } from '../../../../src/resources/drafts/draftRules';
import { useDraft, type UseDraft } from '../../../../src/resources/drafts/useDraft';
import { reply, rich, until } from '../../../support/draftTabs';
import { tabs } from '../../../support/eachDraftTabs';
import { offline } from '../../../support/modelDrafts';
import { pass } from '../../../support/modelStorage';

type Open = ReturnType<typeof tabs.openTab>['open'];
const opened = async (...[target, given, rules]: Parameters<Open>) => {
  const draft = tabs.openTab().open(target, given, rules);
  await until(() => draft.state().status !== 'loading');
  return draft;
};
const byHand = { isAutosaved: false, isMatched: true };
const byNumber = { isAutosaved: true, isMatched: false };

it('without autosave text stays on this device, also when its form goes, until its author saves it', async () => {
  const draft = await opened(reply, undefined, byHand);
  draft.change({ body: rich('Mine alone') });
  await pass(60_000);
  expect(draft.state()).toMatchObject({ saved: 'local', error: null });
  window.dispatchEvent(new Event('pagehide'));
  draft.close();
  await pass(10_000);
  expect(tabs.server.calls()).toEqual(['GET drafts']);

  const again = await opened(reply, undefined, byHand);
  expect(again.state().body).toBe(rich('Mine alone'));
  await again.flush();
  expect(tabs.server.bodies()).toEqual([rich('Mine alone')]);
  expect(again.state().saved).toBe('both');
});

it('a form that does not look for text of this device by its place begins empty, and leaves that text alone', async () => {
  tabs.server.fault = offline;
  const first = await opened(reply, null);
  first.change({ body: rich('Of an earlier page') });
  await pass(100);
  first.close();
  await pass(100);
  tabs.server.fault = () => null;

  const second = await opened(reply, null, byNumber);
  expect(second.state()).toMatchObject({ status: 'none', body: '', versions: [] });
  second.change({ body: rich('Of this page') });
  await pass(6000);
  expect(second.state().saved).toBe('both');
  // The earlier page goes on sending what it has, as a draft of its own.
  expect(tabs.server.bodies().sort()).toEqual([rich('Of an earlier page'), rich('Of this page')].sort());
});

it('text of this device that belongs to the server’s draft is found by its number', async () => {
  const first = await opened(reply, null);
  first.change({ body: rich('Saved') });
  await first.flush();
  const { draftID, lastSaved } = first.state();
  tabs.server.fault = offline;
  first.change({ body: rich('Saved, and more') });
  await pass(100);
  first.close();
  await pass(100);
  const given = {
    ...{ draftID: draftID!, draftStatus: 'draft' as const, dateScheduled: null, lastSaved: lastSaved! },
    ...{ body: rich('Saved'), format: 'rich2', meta: {} },
  };
  expect((await opened(reply, given, byNumber)).state().body).toBe(rich('Saved, and more'));
});

const marker = (props: string) =>
  `<div data-inlay-context="DraftContextProvider" data-props='${props}'><p></p></div>`;
it.each([
  ['no context', '<p></p>', usualRules],
  ['one that says nothing', marker('{}'), usualRules],
  ['one without autosave', marker('{"autosaveEnabled":false}'), byHand],
  ['one without matchers', marker('{"loadLocalDraftByMatchers":false}'), byNumber],
  ['words in place of flags', marker('{"autosaveEnabled":"no"}'), usualRules],
  ['a broken one', marker('{'), usualRules],
  ['another kind', marker('{"autosaveEnabled":false}').replace('Draft', 'Other'), usualRules],
])('a form goes by the context around it: %s', (_what, html, rules) => {
  document.body.innerHTML = html;
  expect(draftRulesAround(document.querySelector('p'))).toEqual(rules);
});

it('a form in a layout that saves nothing by itself sends nothing', async () => {
  document.body.innerHTML = marker('{"autosaveEnabled":false}');
  const reader = tabs.openReader();
  const engine = tabs.openTab({ reader });
  const drafts = {
    start: () => engine,
    engine: async () => engine,
    report: jest.fn(),
    hold: jest.fn(),
    reader,
  };
  const container = document.querySelector('p')!;
  let draft: UseDraft | undefined;
  const place = { current: container };
  function View() {
    draft = useDraft(reply, null, place);
    return null;
  }
  const { unmount } = render(
    <DraftsContext value={drafts}>
      <View />
    </DraftsContext>,
    { container },
  );
  draft!.change({ body: rich('Here') });
  await act(() => pass(20_000));
  expect(draft!.saved).toBe('local');
  unmount();
  await act(() => pass(5000));
  expect(tabs.server.calls()).toEqual([]);
});
