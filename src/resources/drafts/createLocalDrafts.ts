import { earlyKey, lateKey } from './earlyKey';
import { foldEarly } from './foldEarly';
import { readLocalDraft, type LocalDraft } from './localDraft';
import { answerOf, changeRows, openDatabase, table } from './openDatabase';

/** One user's drafts on this machine. */
export interface LocalDrafts {
  owner: string;
  /** Under which this page keeps words beside a draft that it must not write over yet. */
  aside(key: string): string;
  /** Nothing where storage cannot be read. */
  list(): Promise<LocalDraft[]>;
  /**
   * Resolves when the words would survive a crash; false when no storage takes them. `isDoubted`: they may be another's than
   * the early ones, which stay. `known`: the `lastSaved` of the last words that these may push out; where later ones stand,
   * nothing is written, and it resolves with those.
   */
  write(draft: LocalDraft, isDoubted?: boolean, known?: string): Promise<boolean | LocalDraft>;
  /** Whether what was written last is there if the browser is killed now: localStorage reaches the disk seconds later. */
  lasts(): boolean;
  /** Takes no time, for a page that is about to go; false when that storage is full or forbidden. */
  writeNow(draft: LocalDraft): boolean;
  /** `known`: as for `write`. */
  remove(key: string, isDoubted?: boolean, known?: string): Promise<void>;
  /** For all of them at once, where the database can be had. */
  change(run: (drafts: IDBObjectStore) => void): Promise<unknown>;
  close(): void;
}

interface Deps {
  /** Site and user. */
  owner: string;
  /** Whose early words are its fields' own: its `performance.timeOrigin`. */
  page: number;
  indexedDB: () => IDBFactory;
  /** Undefined where pages cannot hold any. */
  locks: () => LockManager | undefined;
  storage: () => Storage;
  log(words: string, error: unknown): void;
}

/** Milliseconds after which a database that says nothing is one that never will: some browsers' do that. */
const patience = 5000;
const silent = new Error('No answer.');

/**
 * Drafts in IndexedDB; where that fails or is full, in localStorage, which has a quota of its own. A draft is in one of
 * the two: what is written to one goes from the other. A database that has not answered once is not asked by this page
 * any more, as what it may hold unread must not be written over; only what it may still take from here is taken back.
 */
export function createLocalDrafts({ owner, page, indexedDB, locks, storage, log }: Deps): LocalDrafts {
  let opening: Promise<IDBDatabase> | null = null;
  let isSilent = false;
  const lose = () => (opening = null);
  // Where storage is forbidden, asking for it throws.
  const open = () =>
    (opening ??= Promise.resolve()
      .then(() => openDatabase(indexedDB(), lose))
      .catch((error: unknown) => {
        lose();
        throw error;
      }));
  let isLasting = true;
  /** Once, and not for each letter: what is forbidden or full stays so. */
  const complained = new Set<string>();
  const complain = (words: string, error: unknown) => {
    if (!complained.has(words)) log(words, error);
    complained.add(words);
  };
  const spare = createSpare(storage, `inlay.draft|${owner}|`);

  async function ask<Result>(run: () => Promise<Result>, isOwed = false): Promise<Result> {
    if (isSilent && !isOwed) throw silent;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isSilent = true;
        reject(silent);
      }, patience);
    });
    return Promise.race([run(), silence]).finally(() => clearTimeout(timer));
  }

  const change = <Result>(run: (drafts: IDBObjectStore) => Promise<Result> | void, isOwed?: boolean) =>
    ask(async () => changeRows(await open(), run), isOwed);

  /** What the database was given and may still take: changes come about in their order, so that only a later one undoes it. */
  const unanswered = new Set<string>();

  /** Keys that were found. A draft that is written or removed takes its early words with it. */
  const found = new Set<string>();
  const takeEarly = (drafts: IDBObjectStore, key: string) => {
    for (const each of found.add(earlyKey(key, page)))
      if (each !== key && lateKey(each) === key) drafts.delete([owner, each]);
  };

  /** Runs at once where nothing is `known` that may stand there; else where nothing later does, and answers with that. */
  function unlessLater(
    drafts: IDBObjectStore,
    key: string,
    known: string | undefined,
    run: () => void,
  ): Promise<LocalDraft | undefined> | void {
    if (known === undefined) return run();
    return answerOf(drafts.get([owner, key])).then((there) => {
      const row = readLocalDraft(there);
      if (isLater(row, known)) return row;
      run();
      return undefined;
    });
  }

  async function stored(): Promise<LocalDraft[]> {
    const range = IDBKeyRange.bound([owner], [owner, []]);
    const values: unknown[] = await ask(async () =>
      answerOf((await open()).transaction(table).objectStore(table).getAll(range)),
    );
    const held =
      (
        await locks()
          ?.query()
          .catch(() => undefined)
      )?.held ?? [];
    // What pages that still stand open have kept early is in their fields.
    const rows = values
      .flatMap((row) => readLocalDraft(row) ?? [])
      .filter(({ key }) => !held.some(({ name }) => name === key));
    for (const { key } of rows) found.add(key);
    return foldEarly(rows, page);
  }

  async function list(): Promise<LocalDraft[]> {
    const rows = await stored().catch((error: unknown) => {
      complain('Drafts cannot be read here', error);
      return [];
    });
    const spared = spare.list();
    return [...rows.filter(({ key }) => !spared.some((each) => each.key === key)), ...spared];
  }

  async function remove(key: string, isDoubted?: boolean, known?: string): Promise<void> {
    if (known === undefined || !isLater(spare.find(key), known)) spare.remove(key);
    await change(
      (drafts) =>
        unlessLater(drafts, key, known, () => {
          drafts.delete([owner, key]);
          if (!isDoubted) takeEarly(drafts, key);
        }),
      unanswered.has(key),
    );
  }

  return {
    owner,
    aside: (key) => earlyKey(key, page),
    list,
    async write(draft, isDoubted, known) {
      try {
        const [later] = await change((drafts) =>
          unlessLater(drafts, draft.key, known, () => {
            drafts.put(draft);
            if (!isDoubted) takeEarly(drafts, draft.key);
          }),
        );
        if (later) return later;
        // Later words may have been written there while these were on their way.
        if (!isLater(spare.find(draft.key), draft.lastSaved)) spare.remove(draft.key);
        return (isLasting = true);
      } catch (error) {
        isLasting = false;
        if (error === silent) unanswered.add(draft.key);
        const there = spare.find(draft.key);
        if (known !== undefined && isLater(there, known)) return there;
        if (spare.write(draft)) return true;
        complain('Drafts cannot be kept here', error);
        return false;
      }
    },
    lasts: () => isLasting,
    writeNow: spare.write,
    remove,
    change,
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
    find: (key: string) => attempt((store) => read(store, prefix + key), null),
    write: (draft: LocalDraft) =>
      attempt((store) => {
        store.setItem(prefix + draft.key, JSON.stringify(draft));
        return true;
      }, false),
    remove: (key: string) => attempt((store) => store.removeItem(prefix + key), undefined),
  };
}

const isLater = (draft: LocalDraft | null, known: string): draft is LocalDraft =>
  draft !== null && draft.lastSaved > known;
