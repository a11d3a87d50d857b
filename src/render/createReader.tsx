import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { combineSlices } from '@reduxjs/toolkit';
import type { PageConfig } from '../contract/pageConfig';
import type { WidgetDefinition } from '../contract/widget';
import { guest, readCurrentUser } from '../session/currentUser';
import { noPermissions, readPermissions } from '../session/permissions';
import { api } from '../store/api';
import { createReads } from '../store/createReads';
import type { AppStore, RootState } from '../store/storeTypes';
import '../session/sessionApi';

const reduce = combineSlices(api);

/**
 * The store of a page that is rendered once: it knows who reads and what they may, from what the page brings, and what the
 * props of its widgets bring. Without a reader, views are for a guest.
 */
export function createReader({ preload }: Pick<PageConfig, 'preload'>) {
  const answer = (path: string) => preload.find((each) => each.path === path)?.data;
  const values = {
    me: readCurrentUser(answer('users/me')) ?? guest,
    permissions: readPermissions(answer('users/$me/permissions')) ?? noPermissions,
  };
  const entries = Object.entries(values).map(([endpointName, value]) => ({
    ...{ endpointName, arg: undefined, value },
  }));
  let state = reduce(undefined, api.util.upsertQueryEntries(entries as never)) as unknown as RootState;
  const still = { getState: () => state, subscribe: () => () => undefined };
  const dispatch = () => {
    throw new Error('A view wanted to change the store while a server rendered it.');
  };
  const store = { ...still, dispatch, reads: createReads(still) } as unknown as AppStore;
  return {
    Reader: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
    /** Gives the store what a widget needs of it. Seeds that ask the page more than their props say wait for a browser. */
    prepare({ slices = [], seed }: WidgetDefinition, props: object) {
      for (const slice of slices) reduce.inject(slice as never);
      for (const action of seed?.(props) ?? [])
        if (typeof action !== 'function') state = reduce(state, action);
    },
  };
}
