import { lateKey } from './earlyKey';
import type { LocalDraft } from './localDraft';
import { answerOf, openDatabase, table } from './openDatabase';

export interface EarlyStore {
  /** `beside`: what is written in place of the row where its draft is on this machine already. */
  put(row: LocalDraft, beside?: LocalDraft): void;
  remove(owner: string, key: string): void;
  /** For a page that is about to go: what waits for its turn is written now. */
  flush(): void;
}

/** A transaction that waits for its turn. Strict durability: what it has written survives a crash. */
const openTurn = (database: IDBDatabase): IDBObjectStore =>
  database.transaction(table, 'readwrite', { durability: 'strict' }).objectStore(table);

/**
 * Writes at once; what comes while a write is under way goes with the next one, so that words wait for one write at most,
 * however fast somebody types. That next one is begun with the first of them: whatever the draft's own code does later comes
 * about later. Those that no database takes are in the page, as they were before.
 */
export function createEarlyStore(indexedDB: () => IDBFactory): EarlyStore {
  const waiting = new Map<string, (rows: IDBObjectStore) => void>();
  let database: IDBDatabase | null = null;
  /** The keys of all rows, as of the last turn. */
  let known = '';
  let isQueued = false;

  const lose = () => (database = null);
  function write(rows: IDBObjectStore): void {
    for (const change of waiting.values()) change(rows);
    waiting.clear();
    rows.transaction.commit();
  }
  async function run(): Promise<void> {
    if (isQueued) return;
    isQueued = true;
    try {
      database ??= await openDatabase(indexedDB(), lose);
      const rows = openTurn(database);
      known = JSON.stringify(await answerOf(rows.getAllKeys()));
      write(rows);
    } catch {
      lose();
    }
    isQueued = false;
  }
  const change = (owner: string, key: string, how: (rows: IDBObjectStore) => void) => {
    waiting.set(owner + key, how);
    void run();
  };
  return {
    put: (row, beside = row) =>
      change(row.owner, row.key, (rows) => {
        const isThere = known.includes(JSON.stringify([row.owner, lateKey(row.key)]));
        rows.put(isThere ? beside : row);
      }),
    remove: (owner, key) => change(owner, key, (rows) => rows.delete([owner, key])),
    flush() {
      if (database && waiting.size > 0) write(openTurn(database));
    },
  };
}
