import type { DraftEngine, DraftEngineDeps } from './createDraftEngine';
import type { Drafts } from './DraftsContext';

/** The drafts of a page, whose code comes when somebody writes or has written. */
export function createDrafts(
  deps: DraftEngineDeps & { session: { subscribe(listener: () => void): () => void } },
): Drafts {
  const { userID: now, subscribe } = deps.session;
  let coming: { userID: number; engine: Promise<DraftEngine> } | null = null;
  let reader = 0;
  // Who comes back while the code is still on its way may be somebody else too.
  let timesAway = 0;
  deps.window.addEventListener('blur', () => (timesAway += 1));
  const getReader = () => (reader = now() || reader);
  const load = async (userID: number) => {
    try {
      const { createDraftEngine } = await import('./createDraftEngine');
      return createDraftEngine(deps, userID, timesAway > 0);
    } catch (error) {
      coming = null;
      throw error;
    }
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
    subscribe,
    report: (error) => deps.report({ widget: 'drafts', element: null, phase: 'load', error }),
  };
}
