import { isRecord } from '../../contract/foreign';
import { lateKey } from './earlyKey';
import type { LocalDraft } from './localDraft';
import { answerOf, openDatabase, table } from './openDatabase';

export interface EarlyStore {
  /** `beside`: what is written in place of the row where there is another of the same draft on this machine, in a format. */
  put(row: LocalDraft, beside: (format: string) => LocalDraft): void;
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
  /** What was there before. */
  let known: unknown[] | null = null;
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
      const stored: unknown[] = await answerOf(known ? rows.getAll(null, 1) : rows.getAll());
      known ??= stored;
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
    put: (row, beside) =>
      change(row.owner, row.key, (rows) => {
        const others = (known ?? [])
          .filter(isRecord)
          .filter(
            ({ owner, key }) =>
              owner === row.owner && key !== row.key && lateKey(String(key)) === lateKey(row.key),
          );
        // The draft itself, or the first that will be put in its place.
        const [first] = others.sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1));
        rows.put(first ? beside(String(first.format)) : row);
      }),
    remove: (owner, key) => change(owner, key, (rows) => rows.delete([owner, key])),
    flush() {
      if (database && waiting.size > 0) write(openTurn(database));
    },
  };
}
