import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import {
  createDraftEngine,
  type DraftEngine,
  type DraftHandle,
} from '../../src/resources/drafts/createDraftEngine';
import type { DraftTarget, ServerDraft } from '../../src/resources/drafts/draft';
import { createReaderCheck, type ReaderCheck } from '../../src/session/createReaderCheck';
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
  const drafts: DraftHandle[] = [];
  const logged: string[] = [];
  /** The user who is signed in, whether the server says so, and when. */
  const session = { userID: 3, isKnown: true, said: Promise.resolve() };
  const names = new Map([
    [3, 'Ann'],
    [4, 'Ben'],
  ]);
  const readers: ReaderCheck[] = [];
  Object.assign(window, { BroadcastChannel: ModelChannel });
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);

  /** What a page of its own knows of the user. */
  const openReader = () => {
    let userID = session.userID;
    const listeners = new Set<() => void>();
    const reader = createReaderCheck({
      window,
      me: () => ({ userID, name: names.get(userID) ?? '' }),
      async refresh() {
        await session.said;
        if (session.isKnown) userID = session.userID;
        for (const listener of listeners) listener();
        return session.isKnown;
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    });
    readers.push(reader);
    return reader;
  };
  const openTab = (more: { signOutUrl?: string; reader?: ReaderCheck } = {}) => {
    // Each tab is a page load of its own.
    Reflect.deleteProperty(window, Symbol.for('inlay.editingSession'));
    const engine = createDraftEngine(
      {
        window: window as Window & typeof globalThis,
        client: server.client,
        reader: openReader(),
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
    openReader,
    /** Opens a draft and waits for its words. */
    async open(engine: DraftEngine, target = reply, given?: ServerDraft | null): Promise<DraftHandle> {
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
      for (const reader of readers.splice(0)) reader.stop();
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
