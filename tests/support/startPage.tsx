import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ApiClient } from '../../src/contract/apiClient';
import type { PageConfig, PageMeta } from '../../src/contract/pageConfig';
import type { WidgetCode } from '../../src/contract/widget';
import { startSession } from '../../src/session/startSession';
import { createStore } from '../../src/store/createStore';
import { UiContext } from '../../src/ui/UiContext';
import { plainMeta, testUi } from './testUi';

interface Options {
  client: ApiClient;
  /** Who reads the page; a guest without. */
  user?: Record<string, unknown> | null;
  /** Held everywhere. */
  permissions?: readonly string[];
  /** Held in one category only. */
  inCategory?: { id: number; permissions: readonly string[] };
  meta?: Partial<PageMeta>;
  /** What the page brings beside its reader. */
  preload?: PageConfig['preload'];
  /** The page brings no reader: the session asks the client, and may fail. */
  asks?: boolean;
}

const stops: (() => void)[] = [];
const granted = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

/** Ends what `startPage` began, and empties the page. */
export function stopPages(): void {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
}

/** Store, session and view parts of a page that knows its reader, over a client that answers what the test says. */
export async function startPage({
  client,
  user,
  permissions = [],
  inCategory,
  meta: own,
  preload = [],
  asks = false,
}: Options) {
  const meta = { ...plainMeta, ...own };
  const reader: PageConfig['preload'] = [
    {
      method: 'GET',
      path: 'users/me',
      query: {},
      data: user ?? { userID: 0, name: 'Guest', roleIDs: [2] },
    },
    {
      method: 'GET',
      path: 'users/$me/permissions',
      query: { expand: 'junctions' },
      data: {
        isAdmin: false,
        permissions: [
          { type: 'global', permissions: granted(permissions) },
          ...(inCategory
            ? [{ type: 'category', id: inCategory.id, permissions: granted(inCategory.permissions) }]
            : []),
        ],
        junctions: inCategory ? { category: [inCategory.id] } : {},
        junctionAliases: {},
      },
    },
  ];
  const config: PageConfig = {
    meta,
    translations: {},
    error: null,
    messages: [],
    addons: [],
    preload: [...(asks ? [] : reader), ...preload],
  };
  const store = createStore({ client, config });
  const unknown: string[] = [];
  const session = startSession({
    ...{ store, config },
    warn: () => undefined,
    onFailed: (why) => unknown.push(why),
  });
  if (!asks) await act(() => session.ready());
  const { ui, failures } = testUi(meta);
  stops.push(session.stop, () => ui.dispose());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <UiContext value={ui}>{children}</UiContext>
    </Provider>
  );
  /** Gives the store what a widget needs of it, as `mount` does. */
  function prepare(definition: WidgetCode, clean: object): void {
    store.injectSlices(definition.slices ?? []);
    for (const action of definition.seed?.(clean as never) ?? []) store.dispatch(action);
  }
  return {
    ...{ store, session, ui, failures, wrapper, prepare },
    /** Why the session could not be had, each time that this was reported. */
    unknown,
    /** Shows a widget for the props of its tag. */
    show<Props extends object>(definition: WidgetCode<Props>, props: object, container?: HTMLElement) {
      const clean = definition.props(props as Record<string, unknown>);
      prepare(definition as unknown as WidgetCode, clean);
      return render(<definition.view {...clean} {...(container && { printed: container })} />, {
        ...{ wrapper, container },
      });
    },
  };
}
