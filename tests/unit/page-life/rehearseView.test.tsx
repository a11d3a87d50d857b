import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { createSlice } from '@reduxjs/toolkit';
import { Provider, useSelector } from 'react-redux';
import type { WidgetDefinition } from '../../../src/contract/widget';
import { rehearseView } from '../../../src/page-life/rehearseView';
import { createStore } from '../../../src/store/createStore';
import type { AppStore } from '../../../src/store/storeTypes';

const words = createSlice({
  name: 'words',
  initialState: {} as Record<string, string>,
  reducers: {
    seeded: (state, { payload }: { payload: Record<string, string> }) => ({ ...payload, ...state }),
  },
});

function setUp(View: ComponentType<{ id: string }>, more: Partial<WidgetDefinition<{ id: string }>> = {}) {
  const send = jest.fn();
  const store = createStore({
    client: { send },
    config: { preload: [], meta: { context: { debug: false } } },
  });
  const Providers = ({ children, state = store }: { children: ReactNode; state?: AppStore }) => (
    <Provider store={state}>{children}</Provider>
  );
  const element = document.createElement('div');
  element.dataset.props = '{"id":"7"}';
  const definition: WidgetDefinition<{ id: string }> = {
    names: ['Word'],
    element: 'keep',
    when: 'visible',
    props: (props) => ({ id: String(props.id) }),
    slices: [words],
    seed: ({ id }) => [words.actions.seeded({ [id]: 'hello' })],
    view: View,
    ...more,
  };
  const tag = { element, name: 'Word', state: 'asleep' as const, timings: { found: 0 } };
  const rehearsed = rehearseView(
    { document, Providers, store },
    tag,
    definition as unknown as WidgetDefinition,
  );
  return { store, rehearsed, element };
}

// React schedules the rendering itself, as on a page.
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

test('a view renders with what its props bring, and nothing comes of it', async () => {
  const seen: string[] = [];
  const effect = jest.fn();
  const { store, rehearsed, element } = setUp(({ id }) => {
    const word = useSelector((state: { words: Record<string, string> }) => state.words[id]!);
    useLayoutEffect(effect);
    useEffect(effect);
    seen.push(word);
    return <b>{word}</b>;
  });
  await rehearsed;
  expect(seen[0]).toBe('hello');
  expect(effect).not.toHaveBeenCalled();
  expect(store.getState().words).toEqual({});
  expect(element.childNodes).toHaveLength(0);
});

test.each<[string, Partial<WidgetDefinition<{ id: string }>>]>([
  ['that takes the nodes of the server over', { contents: true }],
  [
    'whose props do not pass its guard',
    {
      props: () => {
        throw new Error('id: missing');
      },
    },
  ],
])('a view %s is left alone', async (_, more) => {
  const View = jest.fn(() => null);
  await setUp(View, more).rehearsed;
  expect(View).not.toHaveBeenCalled();
});

test('a view that throws ends the rehearsal without a word', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await setUp(() => {
    throw new Error('early');
  }).rehearsed;
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
