import type { DraftEngine, DraftEngineDeps } from './createDraftEngine';
import type { Drafts } from './DraftsContext';

/** The drafts of a page, whose code comes when somebody writes or has written. */
export function createDrafts(deps: DraftEngineDeps): Drafts {
  let coming: { userID: number; engine: Promise<DraftEngine> } | null = null;
  const load = async () => {
    try {
      const { createDraftEngine } = await import('./createDraftEngine');
      return createDraftEngine(deps);
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  return {
    engine() {
      const userID = deps.session.userID();
      // Somebody else by now: the views that are open keep the engine they have, which shows them nothing any more.
      if (coming?.userID !== userID) coming = { userID, engine: load() };
      return coming.engine;
    },
    report: (error) => deps.report({ widget: 'drafts', element: null, phase: 'load', error }),
  };
}
