import { lazyImport } from '../../contract/lazyImport';
import { createContext, useSyncExternalStore } from 'react';
import type { ReaderCheck } from '../../session/createReaderCheck';
import type { createDraftEngine, DraftEngine, DraftEngineDeps } from './createDraftEngine';

/** Milliseconds that Sign Out waits for code at most. */
const patience = 3000;

interface Pressed {
  preventDefault(): void;
  currentTarget: HTMLElement;
}

/** The way to the drafts of the page's user. */
export interface Drafts {
  /** The engine of the current user, for forms, which bring its code along. */
  start(create: typeof createDraftEngine): DraftEngine;
  /** The same for other views: its code comes when the user has written. */
  engine(): Promise<DraftEngine>;
  /** Holds a press of Sign Out while the code that sends unsent text is on its way, and presses it again when it is here. */
  hold(event: Pressed): void;
  reader: Pick<ReaderCheck, 'userID' | 'nameOf' | 'subscribe'>;
  report(error: unknown): void;
}

/** Null where no drafts are kept: views then hold their text themselves. */
export const DraftsContext = createContext<Drafts | null>(null);

/** The drafts of a page: one engine for one user. */
export function createDrafts(deps: DraftEngineDeps): Drafts {
  const { reader, report } = deps;
  let current: { userID: number; engine: DraftEngine } | null = null;
  let coming: Promise<unknown> | null = null;
  const start: Drafts['start'] = (create) => {
    const userID = reader.userID();
    if (current?.userID !== userID) {
      // Two at once would both hold the user who signs out.
      current?.engine.stop();
      current = { userID, engine: create(deps, userID) };
    }
    return current.engine;
  };
  return {
    start,
    engine() {
      const engine = lazyImport(() => import('./createDraftEngine')).then(({ createDraftEngine }) =>
        start(createDraftEngine),
      );
      const here = () => (coming = null);
      coming = engine.then(here, here);
      return engine;
    },
    hold(event) {
      if (!coming) return;
      event.preventDefault();
      const pressed = event.currentTarget;
      const late = new Promise((resolve) => setTimeout(resolve, patience));
      void Promise.race([coming, late]).then(() => {
        coming = null;
        // The menu may have been closed, and only what is in the page can be pressed.
        if (!pressed.isConnected) document.body.append(pressed);
        if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
        else pressed.click();
      });
    },
    reader,
    report: (error) => report({ widget: 'drafts', element: null, phase: 'load', error }),
  };
}

const unwatched = () => () => undefined;
const noUser = () => 0;

/** Whose drafts a view shows. After a session has ended it stays its user until another one's begins. 0 for guests. */
export const useReader = (drafts: Drafts | null): number =>
  useSyncExternalStore(drafts?.reader.subscribe ?? unwatched, drafts?.reader.userID ?? noUser);
