import { TimeoutError, withTimeout } from 'es-toolkit';
import type { IDBPDatabase, IDBPObjectStore } from 'idb';
import { openDB } from 'idb';
import { readLocalDraft, type LocalDraft } from './localDraft';

/** One user's drafts on this machine. */
export interface LocalDrafts {
  /** Nothing where storage cannot be read. */
  list(): Promise<LocalDraft[]>;
  /** Resolves when the words would survive a crash; false when no storage takes them. */
  write(draft: LocalDraft): Promise<boolean>;
  /** Takes no time, for a page that is about to go; false when that storage is full or forbidden. */
  writeNow(draft: LocalDraft): boolean;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
  close(): void;
}

interface Deps {
  /** Site and user. */
  owner: string;
  indexedDB: () => IDBFactory;
  storage: () => Storage;
  log(words: string, error: unknown): void;
}

type Writable = IDBPObjectStore<unknown, ['drafts'], 'drafts', 'readwrite'>;

const table = 'drafts';

/** Milliseconds after which a database that says nothing is one that never will: some browsers' do that. */
const patience = 5000;

/**
 * Drafts in IndexedDB; where that fails or is full, in localStorage, which has a quota of its own. A draft is in one of
 * the two: what is written to one goes from the other. A database that has not answered once is not asked by this page
 * any more, as what it may hold unread must not be written over; only what it may still take from here is taken back.
 */
export function createLocalDrafts({ owner, indexedDB, storage, log }: Deps): LocalDrafts {
  let opening: Promise<IDBPDatabase> | null = null;
  let isSilent = false;
  const open = () => {
    opening ??= Promise.resolve()
      .then(() => {
        // Asked for first: where storage is forbidden, reading the property throws.
        indexedDB();
        return openDB('inlay.drafts', 1, {
          upgrade: (db) => void db.createObjectStore(table, { keyPath: ['owner', 'key'] }),
          blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
          terminated: () => (opening = null),
        });
      })
      .catch((error: unknown) => {
        opening = null;
        throw error;
      });
    return opening;
  };
  /** Once, and not for each letter: what is forbidden or full stays so. */
  const complained = new Set<string>();
  const complain = (words: string, error: unknown) => {
    if (!complained.has(words)) log(words, error);
    complained.add(words);
  };
  const spare = createSpare(storage, `inlay.draft|${owner}|`);

  async function ask<Result>(run: () => Promise<Result>, isOwed = false): Promise<Result> {
    if (isSilent && !isOwed) throw new Error('The database has not answered.');
    try {
      return await withTimeout(run, patience);
    } catch (error) {
      if (error instanceof TimeoutError) isSilent = true;
      throw error;
    }
  }

  /** Strict durability, and committed by hand: a page that goes away now does not take the write along. */
  const change = (run: (store: Writable) => Promise<unknown>, isOwed?: boolean): Promise<void> =>
    ask(async () => {
      const db = await open();
      const transaction = db.transaction(table, 'readwrite', { durability: 'strict' });
      const request = run(transaction.store);
      transaction.commit();
      await Promise.all([request, transaction.done]);
    }, isOwed);

  /** What the database was given and may still take: changes come about in their order, so that only a later one undoes it. */
  const unanswered = new Set<string>();

  async function stored(): Promise<LocalDraft[]> {
    const range = IDBKeyRange.bound([owner], [owner, []]);
    const rows: unknown[] = await ask(async () => (await open()).getAll(table, range));
    return rows.flatMap((row) => readLocalDraft(row) ?? []);
  }

  async function list(): Promise<LocalDraft[]> {
    const rows = await stored().catch((error: unknown) => {
      complain('Drafts on this machine cannot be read', error);
      return [];
    });
    const spared = spare.list();
    return [...rows.filter(({ key }) => !spared.some((each) => each.key === key)), ...spared];
  }

  async function remove(key: string): Promise<void> {
    spare.remove(key);
    await change((store) => store.delete([owner, key]), unanswered.has(key));
  }

  return {
    list,
    async write(draft) {
      try {
        await change((store) => store.put(draft));
        // Later words may have been written there while these were on their way.
        if (spare.lastSaved(draft.key) <= draft.lastSaved) spare.remove(draft.key);
        return true;
      } catch (error) {
        if (error instanceof TimeoutError) unanswered.add(draft.key);
        if (spare.write(draft)) return true;
        complain('Drafts cannot be kept on this machine', error);
        return false;
      }
    },
    writeNow: spare.write,
    remove,
    async clear() {
      for (const { key } of spare.list()) spare.remove(key);
      if (isSilent) await Promise.all(Array.from(unanswered, remove));
      await change((store) => store.delete(IDBKeyRange.bound([owner], [owner, []])));
    },
    close() {
      void opening?.then((db) => db.close()).catch(() => undefined);
      // What ends after this, a post whose answer is late, opens it again.
      opening = null;
    },
  };
}

/** Drafts in localStorage, one entry each. */
function createSpare(storage: () => Storage, prefix: string) {
  const attempt = <Result>(run: (store: Storage) => Result, failed: Result): Result => {
    try {
      return run(storage());
    } catch {
      return failed;
    }
  };
  const read = (store: Storage, name: string) => readLocalDraft(JSON.parse(store.getItem(name) ?? 'null'));
  return {
    list: () =>
      attempt(
        (store) =>
          Object.keys(store)
            .filter((name) => name.startsWith(prefix))
            .flatMap((name) => read(store, name) ?? []),
        [],
      ),
    /** Empty without one. */
    lastSaved: (key: string) => attempt((store) => read(store, prefix + key)?.lastSaved ?? '', ''),
    write: (draft: LocalDraft) =>
      attempt((store) => {
        store.setItem(prefix + draft.key, JSON.stringify(draft));
        return true;
      }, false),
    remove: (key: string) => attempt((store) => store.removeItem(prefix + key), undefined),
  };
}
