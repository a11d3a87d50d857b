import { act, render, screen } from '@testing-library/react';
import type { DraftEngine } from '../../../../src/resources/drafts/createDraftEngine';
import { DraftsContext } from '../../../../src/resources/drafts/DraftsContext';
import { useDraft, type UseDraft } from '../../../../src/resources/drafts/useDraft';
import { draftTabs, reply, rich, until } from '../../../support/draftTabs';

let tabs: ReturnType<typeof draftTabs>;
beforeEach(() => {
  jest.useFakeTimers();
  tabs = draftTabs();
});
afterEach(async () => {
  await act(() => tabs.stop());
  jest.useRealTimers();
});

/** A view of the draft, whose engine comes when the test says so. */
function show(inDrafts = true) {
  let come = (_engine: DraftEngine) => {};
  const drafts = {
    engine: () => new Promise<DraftEngine>((resolve) => (come = resolve)),
    report: jest.fn(),
  };
  const seen = { draft: null as UseDraft | null };
  function View() {
    const draft = useDraft(reply, null);
    seen.draft = draft;
    return <output>{`${draft.status} ${draft.saved} ${draft.body}`}</output>;
  }
  const view = render(
    <DraftsContext value={inDrafts ? drafts : null}>
      <View />
    </DraftsContext>,
  );
  return { ...view, seen, come: () => act(async () => come(tabs.openTab())) };
}

it('hands over what was typed before its code was there, and then follows', async () => {
  const { seen, come } = show();
  expect(screen.getByRole('status')).toHaveTextContent('loading none');
  seen.draft!.change({ body: rich('E') });
  seen.draft!.change({ body: rich('Early') });
  await come();
  for (let second = 0; second < 4; second++) await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('status')).toHaveTextContent(`draft local ${rich('Early')}`);
});

it('does what was asked for before its code was there', async () => {
  const { seen, come } = show();
  seen.draft!.change({ body: rich('Early') });
  const flushed = seen.draft!.flush();
  await come();
  expect(await act(() => flushed)).toMatchObject({ saved: 'both' });
});

it('closes with its view, and the words stay', async () => {
  const { seen, come, unmount } = show();
  await come();
  act(() => seen.draft!.change({ body: rich('Left') }));
  unmount();
  await until(() => tabs.server.rows.size === 1);
  expect((await tabs.openTab().list())[0]).toMatchObject({ body: rich('Left') });
});

it('where no drafts are kept, every answer comes at once', async () => {
  const { seen } = show(false);
  seen.draft!.change({ body: rich('Here only') });
  expect(await seen.draft!.discard()).toBe(true);
  expect(await seen.draft!.schedule('2030-01-01')).toBe(false);
  await seen.draft!.posted();
});
