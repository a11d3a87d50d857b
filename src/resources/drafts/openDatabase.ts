/** The only table: a row is a `LocalDraft`. */
export const table = 'drafts';

/**
 * This browser's drafts, of all who use it. By hand: the usual library is a seventh of what drafts may weigh, and these
 * three calls are all that they make. `onLost`: it has to be opened anew. Rejects where it cannot be had.
 */
export function openDatabase(indexedDB: IDBFactory, onLost: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open('inlay.drafts', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: ['owner', 'key'] });
  return answerOf(request).then((database) => {
    database.onclose = onLost;
    // Code of a later version wants to change it.
    database.onversionchange = () => {
      database.close();
      onLost();
    };
    return database;
  });
}

/** Resolves with what a request has brought. */
export const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Changes rows in a transaction of its own, begun before this returns and committed by hand: a page that goes away does not
 * take it along, unless `change` has to read something first. Strict durability: when it resolves, with the answer of
 * `change`, what was written survives a crash.
 */
export function changeRows<Result>(
  database: IDBDatabase,
  change: (rows: IDBObjectStore) => Promise<Result> | void,
): Promise<[Result | void, void]> {
  const transaction = database.transaction(table, 'readwrite', { durability: 'strict' });
  const asked = change(transaction.objectStore(table));
  if (!asked) transaction.commit();
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  return Promise.all([asked, done]);
}
