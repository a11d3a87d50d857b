import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createDraftEngine, type DraftEngine } from '../../src/resources/drafts/createDraftEngine';
import type { OpenedDraft, DraftTarget, ServerDraft } from '../../src/resources/drafts/draft';
import { ModelChannel } from './modelChannels';
import { modelDrafts, offline } from './modelDrafts';
import { modelStorage, pass } from './modelStorage';

export const reply: DraftTarget = {
  recordType: 'comment',
  parentRecordType: 'discussion',
  parentRecordID: 5,
};
/** `rich2` of one paragraph. */
export const rich = (text: string) => JSON.stringify([{ type: 'p', children: [{ text }] }]);

/** Tabs of one browser on one server: each is an engine of its own over the same storage. */
export function draftTabs() {
  const server = modelDrafts();
  const engines: DraftEngine[] = [];
  const drafts: OpenedDraft[] = [];
  const logged: string[] = [];
  /** Who is signed in, whether the server says so, and when. */
  /** `pageUserID`: who the page believes is signed in, where that is not so any more. */
  const session = { userID: 3, pageUserID: null as number | null, isKnown: true, said: Promise.resolve() };
  Object.assign(window, { BroadcastChannel: ModelChannel });
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);

  const openTab = (more: { signOutUrl?: string } = {}) => {
    const engine = createDraftEngine(
      {
        window: window as Window & typeof globalThis,
        client: server.client,
        session: {
          userID: () => session.pageUserID ?? session.userID,
          async ask() {
            await session.said;
            session.pageUserID = null;
            return session.isKnown ? session.userID : null;
          },
        },
        site: '',
        signOutUrl: '/entry/signout',
        report: ({ error }) => logged.push((error as Error).message),
        ...more,
      },
      session.userID,
    );
    engines.push(engine);
    const open: DraftEngine['open'] = (...args) => {
      const draft = engine.open(...args);
      drafts.push(draft);
      return draft;
    };
    return { ...engine, open };
  };
  return {
    server,
    logged,
    session,
    openTab,
    /** Opens a draft and waits for its words. */
    async open(engine: DraftEngine, target = reply, given?: ServerDraft | null): Promise<OpenedDraft> {
      const draft = engine.open(target, given);
      await until(() => draft.state().status !== 'loading');
      return draft;
    },
    async stop() {
      modelStorage.release();
      server.fault = offline;
      session.isKnown = true;
      // A write that is still under way would find its database closed, and leave the words to the next test.
      await Promise.all(drafts.map((draft) => draft.flush()));
      // So would a look at what is there, which marks the storage: readings are answered in their order.
      await Promise.all(engines.map((engine) => engine.list()));
      for (const engine of engines) engine.stop();
      await pass(1000);
      // What ended late has looked again.
      await Promise.all(engines.splice(0).map((engine) => engine.list()));
      await pass(100);
      ModelChannel.all.clear();
      localStorage.clear();
      globalThis.indexedDB = new IDBFactory();
    },
  };
}

/** Lets storage and answers through until something holds; fails after some 200 turns. Works with fake timers. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let index = 0; index < 200; index++) {
    if (await holds()) return;
    await pass(1);
  }
  throw new Error('That did not come about.');
}
