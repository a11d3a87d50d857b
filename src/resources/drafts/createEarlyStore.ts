import type { LocalDraft } from './localDraft';
import { changeRows, openDatabase } from './openDatabase';

export interface EarlyStore {
  put(row: LocalDraft): void;
  remove(row: LocalDraft): void;
}

/**
 * Writes at once: what is written before a call of the draft's own code comes about before it. Only while the database is
 * being opened the last words wait for it. Those that no database takes are in the page, as they were before.
 */
export function createEarlyStore(indexedDB: () => IDBFactory): EarlyStore {
  const waiting = new Map<string, (rows: IDBObjectStore) => void>();
  let database: IDBDatabase | null = null;
  let isOpening = false;

  const lose = () => (database = null);
  async function run(): Promise<void> {
    if (!database) {
      if (isOpening) return;
      isOpening = true;
      database = await openDatabase(indexedDB(), lose).finally(() => (isOpening = false));
    }
    const changes = [...waiting.values()];
    waiting.clear();
    await changeRows(database, (rows) => changes.forEach((change) => change(rows)));
  }
  const change = (key: string, how: (rows: IDBObjectStore) => void) => {
    waiting.set(key, how);
    run().catch(lose);
  };
  return {
    put: (row) => change(row.key, (rows) => rows.put(row)),
    remove: ({ owner, key }) => change(key, (rows) => rows.delete([owner, key])),
  };
}
