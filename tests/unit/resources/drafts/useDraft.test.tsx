import { act, render, screen } from '@testing-library/react';
import type { DraftEngine } from '../../../../src/resources/drafts/createDraftEngine';
import { DraftsContext } from '../../../../src/resources/drafts/createDrafts';
import { draftKey, editingSession } from '../../../../src/resources/drafts/draft';
import { useDraft, type UseDraft } from '../../../../src/resources/drafts/useDraft';
import { draftTabs, reply, rich, until } from '../../../support/draftTabs';
import { pass } from '../../../support/modelStorage';

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
  let fail = () => {};
  const reader = tabs.openReader();
  const drafts = {
    engine: jest.fn(
      () =>
        new Promise<DraftEngine>((resolve, reject) => {
          come = resolve;
          fail = () => reject(new Error('404'));
        }),
    ),
    report: jest.fn(),
    reader,
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
  return {
    ...view,
    ...{ seen, drafts },
    come: () => act(async () => come(tabs.openTab({ reader }))),
    fail: () => act(async () => fail()),
    leave: () => act(() => void window.dispatchEvent(new Event('blur'))),
    /** Another user signs in, in another tab, and the server is asked who reads. */
    become: (userID: number) =>
      act(async () => {
        tabs.session.userID = userID;
        await reader.ask(true);
      }),
  };
}

it('hands over what was typed before its code was there, and then follows', async () => {
  const { seen, come } = show();
  expect(screen.getByRole('status')).toHaveTextContent('loading none');
  seen.draft!.change({ body: rich('E') });
  seen.draft!.change({ body: rich('Early') });
  await come();
  await act(() => pass(4000));
  expect(screen.getByRole('status')).toHaveTextContent(`draft local ${rich('Early')}`);
});

it('does what was asked for before its code was there', async () => {
  const { seen, come } = show();
  seen.draft!.change({ body: rich('Early') });
  const flushed = seen.draft!.flush();
  await come();
  expect(await act(() => flushed)).toMatchObject({ saved: 'both' });
});

it('is waited for five seconds, and answers with what is known where its code has come', async () => {
  const { seen, come } = show();
  const without = seen.draft!.ready();
  await act(() => pass(5000));
  expect(await without).toBeNull();
  const ready = seen.draft!.ready();
  await come();
  expect(await act(() => ready)).toMatchObject({ status: 'none', restored: 0 });
});

it('closes with its view, and the words stay', async () => {
  const { seen, come, unmount } = show();
  await come();
  act(() => seen.draft!.change({ body: rich('Left') }));
  unmount();
  await until(() => tabs.server.rows.size === 1);
  expect((await tabs.openTab().list())[0]).toMatchObject({ body: rich('Left') });
});

it('words that were typed before its code was there stay, also when the view has gone before', async () => {
  const { seen, come, unmount } = show();
  seen.draft!.change({ body: rich('Gone early') });
  unmount();
  await come();
  await until(() => tabs.server.rows.size === 1);
  expect((await tabs.openTab().list())[0]).toMatchObject({ body: rich('Gone early') });
});

it('when its code cannot come nothing waits for it, it is known where the words are, and typing on tries again', async () => {
  const { seen, come, fail, drafts } = show();
  const posted = seen.draft!.posted();
  await fail();
  await posted;
  expect(drafts.report).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent(/^none none$/);
  act(() => seen.draft!.change({ body: rich('Here') }));
  expect(screen.getByRole('status')).toHaveTextContent('draft memory');
  expect(await seen.draft!.schedule('2030-01-01')).toBe(false);
  expect(drafts.engine).toHaveBeenCalledTimes(1);

  await act(() => pass(6000));
  act(() => seen.draft!.change({ body: rich('Here only') }));
  expect(drafts.engine).toHaveBeenCalledTimes(2);
  await come();
  await act(() => pass(4000));
  expect(screen.getByRole('status')).toHaveTextContent(`draft local ${rich('Here only')}`);
});

it('without its code, what is given up or posted is gone from this tab', async () => {
  const { seen, fail } = show();
  await fail();
  act(() => seen.draft!.change({ body: rich('Here') }));
  await act(() => seen.draft!.discard());
  expect(seen.draft).toMatchObject({ status: 'none', saved: 'none', restored: 1 });
  act(() => seen.draft!.change({ body: rich('Here') }));
  await act(() => seen.draft!.posted(null, true));
  expect(seen.draft).toMatchObject({ status: 'none', saved: 'none', restored: 1 });
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
    const { seen, come, become } = show();
    await come();
    act(() => seen.draft!.change({ body: rich('Private') }));
    await act(() => pass(1000));
    await become(4);
    expect(seen.draft).toMatchObject({ body: '', closed: { name: 'Ben', other: 'Ann' } });
    expect(await owned(4)).toEqual([]);
    expect(await owned(3)).toEqual([rich('Private')]);
  });

  it('finds it open where nothing was written in it', async () => {
    const { seen, come, become } = show();
    await come();
    await become(4);
    await come();
    act(() => seen.draft!.change({ body: rich('Theirs') }));
    await act(() => pass(1000));
    expect(seen.draft).toMatchObject({ body: rich('Theirs'), closed: null });
    expect(await owned(3)).toEqual([]);
    expect(await owned(4)).toEqual([rich('Theirs')]);
  });

  it.each([true, false])(
    'goes on with what they began unnoticed, whole, with the code there before: %s',
    async (isThere) => {
      const { seen, come, become, leave } = show();
      if (isThere) await come();
      leave();
      act(() => seen.draft!.change({ body: rich('Theirs') }));
      const { restored } = seen.draft!;
      await become(4);
      await come();
      await act(() => pass(1000));
      expect(seen.draft).toMatchObject({ body: rich('Theirs'), restored, closed: null });
      expect(await owned(3)).toEqual([]);
      expect(await owned(4)).toEqual([rich('Theirs')]);
    },
  );

  it('gets nothing that stood in the server’s field before they came', async () => {
    const { seen, come, become, leave } = show();
    leave();
    await come();
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
    const { seen, come, become } = show();
    await come();
    act(() => seen.draft!.change({ body: rich('Early') }));
    await become(3);
    await come();
    await act(() => pass(1000));
    expect(seen.draft).toMatchObject({ closed: null, ended: null });
  });
});
