import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DraftRow } from './draft';

/** Where a copy is: localStorage reaches the disk seconds later, so that a killed browser may lose it. */
export type Kept = 'database' | 'storage' | 'memory';

/** One user's copies on this device. */
export interface DraftStore {
  owner: string;
  /** Rows as they were stored, perhaps by another version of this code. Empty where nothing can be read. */
  list(): Promise<unknown[]>;
  /** Resolves when the row would survive a crash; with `memory` when no storage takes it. It is marked that there are drafts. */
  put(row: DraftRow): Promise<Kept>;
  /** Takes no time, for a page that is about to go; false when localStorage is full or forbidden. */
  putNow(row: DraftRow): boolean;
  /** Deletes a copy, unless its session has written later text than this. */
  remove(row: DraftRow): Promise<void>;
  /** Deletes everything of this user. */
  clear(): Promise<void>;
  /** Says whether this user has drafts on this device. */
  mark(isThere: boolean): void;
  close(): void;
}

/** `localStorage` has this item while a user has drafts on this device; the loader wakes the drafts toast by it. */
const marker = 'inlay.drafts';

interface Tables extends DBSchema {
  drafts: { key: [owner: string, key: string, session: string]; value: DraftRow };
}

/** Milliseconds after which a database that does not answer never will; some browsers' do not. */
const patience = 5000;
const silent = new Error('No answer.');
const idOf = ({ owner, key, session }: DraftRow): Tables['drafts']['key'] => [owner, key, session];

/**
 * Copies in IndexedDB; where that fails or is full, in localStorage, which has a quota of its own. A database that has not
 * answered once is not asked again by this page, except to take back what it may still write.
 */
export function createDraftStore(
  window: Window,
  owner: string,
  log: (message: string, error: unknown) => void = () => undefined,
): DraftStore {
  let opening: Promise<IDBPDatabase<Tables>> | null = null;
  let isSilent = false;
  const spare = createSpare(() => window.localStorage, `inlay.draft|${owner}|`);
  /** Reported once and not per keystroke: storage that is denied or full stays so. */
  const told = new Set<string>();
  const tell = (message: string, error: unknown) => {
    if (!told.has(message)) log(message, error);
    told.add(message);
  };

  const lose = () => (opening = null);
  const open = () => {
    opening ??= openDatabase(lose);
    opening.catch(lose);
    return opening;
  };
  async function run<Result>(
    use: (database: IDBPDatabase<Tables>) => Promise<Result>,
    isOwed = false,
  ): Promise<Result> {
    if (isSilent && !isOwed) throw silent;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isSilent = true;
        reject(silent);
      }, patience);
    });
    return Promise.race([open().then(use), silence]).finally(() => clearTimeout(timer));
  }
  // Strict durability: a write that has come about survives a crash.
  const openTable = (database: IDBPDatabase<Tables>) =>
    database.transaction('drafts', 'readwrite', { durability: 'strict' }).store;
  const range = () => IDBKeyRange.bound([owner], [owner, []]);

  return {
    owner,
    async list() {
      const rows = await run((database) => database.getAll('drafts', range())).catch((error: unknown) => {
        tell('Drafts cannot be read here', error);
        return [];
      });
      return [...rows, ...spare.list()];
    },
    async put(row) {
      // The page may go before the row is there.
      spare.mark(owner, true);
      try {
        await run((database) => {
          const table = openTable(database);
          // Committed at once, so that a page that goes away does not take the write along.
          const put = table.put(row);
          table.transaction.commit();
          return Promise.all([put, table.transaction.done]);
        });
        spare.remove(row);
        return 'database';
      } catch (error) {
        if (spare.put(row)) return 'storage';
        tell('Drafts cannot be kept here', error);
        return 'memory';
      } finally {
        // A look that began before the row was there has found none.
        spare.mark(owner, true);
      }
    },
    putNow: spare.put,
    async remove(row) {
      spare.remove(row);
      await run(async (database) => {
        const table = openTable(database);
        const there = await table.get(idOf(row));
        if (there && there.lastSaved <= row.lastSaved) await table.delete(idOf(row));
        await table.transaction.done;
      }, true);
    },
    async clear() {
      spare.clear();
      await run((database) => database.delete('drafts', range()), true);
    },
    mark: (isThere) => spare.mark(owner, isThere),
    close() {
      void opening?.then((database) => database.close()).catch(() => undefined);
      // A post whose answer is late opens it again.
      lose();
    },
  };
}

async function openDatabase(onLost: () => void): Promise<IDBPDatabase<Tables>> {
  return openDB<Tables>('inlay.drafts', 2, {
    // A promise that the library lets go on in the same transaction.
    // eslint-disable-next-line @typescript-eslint/no-misused-promises
    async upgrade(database, before, _now, transaction) {
      // Version 1 had one row per draft, and `key~page` for what the early script had kept.
      const rows = before === 1 ? await transaction.objectStore('drafts').getAll() : [];
      if (before === 1) database.deleteObjectStore('drafts');
      const table = database.createObjectStore('drafts', { keyPath: ['owner', 'key', 'session'] });
      for (const row of rows) {
        const [key = '', session = ''] = row.key.split('~');
        void table.put({ ...row, key, session });
      }
    },
    blocking(_now, _wanted, event) {
      (event.target as IDBDatabase).close();
      onLost();
    },
    terminated: onLost,
  });
}

/** Copies in localStorage, one entry each, and the mark. */
function createSpare(storage: () => Storage, prefix: string) {
  const attempt = <Result>(run: (store: Storage) => Result, failed: Result): Result => {
    try {
      return run(storage());
    } catch {
      return failed;
    }
  };
  const nameOf = ({ key, session }: DraftRow) => `${prefix}${key}${session && `|${session}`}`;
  const names = (store: Storage) => Object.keys(store).filter((name) => name.startsWith(prefix));
  const read = (store: Storage, name: string) => JSON.parse(store.getItem(name) ?? 'null') as unknown;
  return {
    list: () => attempt((store) => names(store).map((name) => read(store, name)), []),
    put: (row: DraftRow) =>
      attempt((store) => {
        store.setItem(nameOf(row), JSON.stringify(row));
        return true;
      }, false),
    /** Later text may have been written there while the database took this. */
    remove: (row: DraftRow) =>
      attempt((store) => {
        const there = read(store, nameOf(row)) as DraftRow | null;
        if (there && there.lastSaved <= row.lastSaved) store.removeItem(nameOf(row));
      }, undefined),
    clear: () => attempt((store) => names(store).forEach((name) => store.removeItem(name)), undefined),
    /** Another user of this browser may still have drafts. */
    mark: (owner: string, isThere: boolean) =>
      attempt((store) => {
        const stored = store.getItem(marker) ?? '';
        const others = stored.split('\n').filter((each) => each !== '' && each !== owner);
        const next = [...others, ...(isThere ? [owner] : [])].join('\n');
        if (isThere && stored.split('\n').includes(owner)) return;
        if (next === '') store.removeItem(marker);
        else store.setItem(marker, next);
      }, undefined),
  };
}

export interface RowWriter {
  put(row: DraftRow): void;
  /** Resolves when the last `put` is persisted, or has failed. */
  settled(): Promise<void>;
  /** Begins to write what waits for its turn: a page that is about to go has none. */
  flush(): void;
  /** Does not write what waits for its turn. */
  cancel(): void;
}

/** Writes the last version of a row; what comes while a write is under way goes with the next one, however fast the user types. */
export function createRowWriter(
  store: Pick<DraftStore, 'put'>,
  onKept: (row: DraftRow, place: Kept) => void = () => undefined,
): RowWriter {
  let due: DraftRow | null = null;
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    while (due) {
      const row: DraftRow = due;
      due = null;
      onKept(row, await store.put(row));
    }
  }
  function start(): void {
    if (due && !writing)
      writing = write().finally(() => {
        writing = null;
        start();
      });
  }
  return {
    put(row) {
      due = row;
      start();
    },
    async settled() {
      while (writing) await writing;
    },
    flush() {
      if (!due) return;
      const row = due;
      due = null;
      void store.put(row).then((place) => onKept(row, place));
    },
    cancel: () => void (due = null),
  };
}
