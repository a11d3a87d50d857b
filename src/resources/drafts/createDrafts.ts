import { lazyImport } from '../../contract/lazyImport';
import type { DraftEngine } from './createDraftEngine';
import type { DraftEngineDeps } from './draftEngineDeps';
import type { Drafts } from './DraftsContext';
import { firstWords } from './firstWords';

/** How long nobody can have signed in elsewhere and come back before anybody listened, milliseconds. */
const unseen = 3000;

/** The drafts of a page, whose code comes when somebody writes or has written. */
export function createDrafts(
  deps: DraftEngineDeps & { session: { subscribe(listener: () => void): () => void } },
): Drafts {
  const { userID: now, subscribe } = deps.session;
  let coming: { userID: number; engine: Promise<DraftEngine> } | null = null;
  let reader = 0;
  // Who comes back while code is still on its way may be somebody else too, and the page may have stood open before this.
  const first = firstWords(deps.window);
  let timesAway = Number(first.wasLeft || performance.now() > unseen);
  for (const type of ['blur', 'focus', 'visibilitychange'])
    deps.window.addEventListener(type, () => (timesAway += 1));
  const getReader = () => (reader = now() || reader);
  const load = (userID: number) => {
    // Who signs out would else wait for it, and might be gone before it had come.
    lazyImport(() => import('./besideEngine')).catch(() => undefined);
    return lazyImport(() => import('./createDraftEngine')).then(
      ({ createDraftEngine }) => createDraftEngine(deps, userID, timesAway > 0),
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
  };
  return {
    engine() {
      const userID = getReader();
      if (coming?.userID !== userID) {
        // Views that are open leave it by themselves; two at once would hold each other's readers when they sign out.
        void coming?.engine.then(
          (left) => left.stop(),
          () => undefined,
        );
        coming = { userID, engine: load(userID) };
      }
      return coming.engine;
    },
    reader: getReader,
    timesAway: () => timesAway,
    takesOver: (key) => first.own.delete(key),
    subscribe,
    report: (error) => deps.report({ widget: 'drafts', element: null, phase: 'load', error }),
  };
}
