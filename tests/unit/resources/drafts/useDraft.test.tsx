import { act, render, screen } from '@testing-library/react';
import type { DraftEngine } from '../../../../src/resources/drafts/createDraftEngine';
import { DraftsContext } from '../../../../src/resources/drafts/createDrafts';
import { draftKey, editingSession } from '../../../../src/resources/drafts/draft';
import { useDraft, type UseDraft } from '../../../../src/resources/drafts/useDraft';
import { draftTabs, reply, rich, until } from '../../../support/draftTabs';
import { modelStorage, pass } from '../../../support/modelStorage';

let tabs: ReturnType<typeof draftTabs>;
beforeEach(() => {
  jest.useFakeTimers();
  tabs = draftTabs();
});
afterEach(async () => {
  await act(() => tabs.stop());
  jest.useRealTimers();
});

/** A view of the draft. */
function show(inDrafts = true) {
  const reader = tabs.openReader();
  const engines = new Map<number, DraftEngine>();
  const start = () => {
    const { userID } = tabs.session;
    const engine = engines.get(userID) ?? tabs.openTab({ reader });
    engines.set(userID, engine);
    return engine;
  };
  const drafts = { start, engine: async () => start(), report: jest.fn(), hold: jest.fn(), reader };
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
  return {
    ...view,
    seen,
    leave: () => act(() => void window.dispatchEvent(new Event('blur'))),
    /** Another user signs in, in another tab, and the server is asked who reads. */
    become: (userID: number) =>
      act(async () => {
        tabs.session.userID = userID;
        await reader.ask(true);
      }),
  };
}

it('follows what is typed, and sends it when it is told to', async () => {
  const { seen } = show();
  expect(screen.getByRole('status')).toHaveTextContent('loading none');
  seen.draft!.change({ body: rich('E') });
  seen.draft!.change({ body: rich('Early') });
  await act(() => pass(4000));
  expect(screen.getByRole('status')).toHaveTextContent(`draft local ${rich('Early')}`);
  expect(await act(() => seen.draft!.flush())).toMatchObject({ saved: 'both' });
});

it('is waited for five seconds, and then answers with what is known', async () => {
  const { seen } = show();
  modelStorage.hold();
  const ready = seen.draft!.ready();
  await act(() => pass(5000));
  expect(await ready).toMatchObject({ lastSaved: null, refusal: null });
});

it('closes with its view, and the words stay', async () => {
  const { seen, unmount } = show();
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

describe('another user', () => {
  /** What this device has of a user. */
  const owned = async (userID: number) => {
    tabs.session.userID = userID;
    return act(async () => (await tabs.openTab().list()).map(({ body }) => body));
  };

  it('finds the form closed, with the names of both, and its text stays its author’s', async () => {
    const { seen, become } = show();
    act(() => seen.draft!.change({ body: rich('Private') }));
    await act(() => pass(1000));
    await become(4);
    expect(seen.draft).toMatchObject({ body: '', closed: { name: 'Ben', other: 'Ann' } });
    expect(await owned(4)).toEqual([]);
    expect(await owned(3)).toEqual([rich('Private')]);
  });

  it('finds it open where nothing was written in it', async () => {
    const { seen, become } = show();
    await become(4);
    act(() => seen.draft!.change({ body: rich('Theirs') }));
    await act(() => pass(1000));
    expect(seen.draft).toMatchObject({ body: rich('Theirs'), closed: null });
    expect(await owned(3)).toEqual([]);
    expect(await owned(4)).toEqual([rich('Theirs')]);
  });

  it('goes on with what they began unnoticed, whole', async () => {
    const { seen, become, leave } = show();
    leave();
    act(() => seen.draft!.change({ body: rich('Theirs') }));
    const { restored } = seen.draft!;
    await become(4);
    await act(() => pass(1000));
    expect(seen.draft).toMatchObject({ body: rich('Theirs'), restored, closed: null });
    expect(await owned(3)).toEqual([]);
    expect(await owned(4)).toEqual([rich('Theirs')]);
  });

  it('gets nothing that stood in the server’s field before they came', async () => {
    const { seen, become, leave } = show();
    leave();
    editingSession(window).own.set(draftKey(reply), '|3');
    act(() => seen.draft!.change({ body: rich('Private') }));
    await act(() => pass(100));
    await become(4);
    expect(seen.draft).toMatchObject({ body: '', closed: { name: 'Ben' } });
    expect(await owned(4)).toEqual([]);
    expect(await owned(3)).toEqual([rich('Private')]);
  });

  it('is no other where it was only not known who they are', async () => {
    tabs.session.userID = 0;
    const { seen, become } = show();
    act(() => seen.draft!.change({ body: rich('Early') }));
    await become(3);
    await act(() => pass(1000));
    expect(seen.draft).toMatchObject({ closed: null, ended: null });
  });
});
