import { configureStore, createSlice } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { ReactReduxContext, useDispatch, useSelector, useStore } from 'react-redux';
import { storeContext } from '../../../src/store/storeContext';
import type { AppStore } from '../../../src/store/storeTypes';

const count = createSlice({ name: 'count', initialState: 0, reducers: { more: (state) => state + 1 } });

function setUp() {
  const store = configureStore({ reducer: { count: count.reducer } });
  const subscribe = jest.spyOn(store, 'subscribe');
  return { store, subscribe, value: storeContext(store as unknown as AppStore) };
}

function Counter() {
  const dispatch = useDispatch();
  const shown = useSelector((state: { count: number }) => state.count);
  return <button onClick={() => dispatch(count.actions.more())}>{shown}</button>;
}

test('hooks read, hear of changes and dispatch; what has left the page hears no more', () => {
  const { store, value } = setUp();
  const { unmount } = render(
    <ReactReduxContext.Provider value={value}>
      <Counter />
    </ReactReduxContext.Provider>,
  );
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('1');
  act(() => void store.dispatch(count.actions.more()));
  expect(screen.getByRole('button').textContent).toBe('2');
  const unhear = jest.spyOn(console, 'error');
  unmount();
  store.dispatch(count.actions.more());
  expect(unhear).not.toHaveBeenCalled();
});

test('a root whose views select nothing does not listen to the store', () => {
  const { subscribe, value } = setUp();
  const Quiet = () => <p>{typeof useStore().getState}</p>;
  render(
    <ReactReduxContext.Provider value={value}>
      <Quiet />
    </ReactReduxContext.Provider>,
  );
  expect(screen.getByText('function')).toBeDefined();
  expect(subscribe).not.toHaveBeenCalled();
});
