import { lazyImport } from '../../contract/lazyImport';
import { createContext, useSyncExternalStore } from 'react';
import type { ReaderCheck } from '../../session/createReaderCheck';
import type { DraftEngine, DraftEngineDeps } from './createDraftEngine';

/** The way to the drafts of the page's user. */
export interface Drafts {
  /** Loads the engine with the first call, and again after that has failed. */
  engine(): Promise<DraftEngine>;
  reader: Pick<ReaderCheck, 'userID' | 'nameOf' | 'isSure' | 'subscribe'>;
  report(error: unknown): void;
}

/** Null where no drafts are kept: views then hold their text themselves. */
export const DraftsContext = createContext<Drafts | null>(null);

/** The drafts of a page, whose code comes when the user writes or has written. */
export function createDrafts(deps: DraftEngineDeps): Drafts {
  const { reader, report } = deps;
  let coming: { userID: number; engine: Promise<DraftEngine> } | null = null;
  const load = (userID: number) =>
    lazyImport(() => import('./createDraftEngine')).then(
      ({ createDraftEngine }) => createDraftEngine(deps, userID),
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
  return {
    engine() {
      const userID = reader.userID();
      if (coming?.userID !== userID) {
        // Two at once would both hold the user who signs out.
        void coming?.engine.then(
          (left) => left.stop(),
          () => undefined,
        );
        coming = { userID, engine: load(userID) };
      }
      return coming.engine;
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
