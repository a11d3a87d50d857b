import type { LocalDrafts } from './createLocalDrafts';
import type { DraftBook } from './draftBook';
import type { LocalDraft } from './localDraft';

export interface Keeper {
  /** Changes the record and writes it to this machine. `isOldNews`: no word in it is new. */
  put(change: Partial<LocalDraft>, isOldNews?: boolean): void;
  /** Resolves when the record, as it is then, is written, or could not be. */
  write(): Promise<void>;
}

/**
 * Writes a draft's record to this machine: at once, and what comes while a write is under way with the next one, so
 * that words wait for one write at most, however fast somebody types.
 */
export function createKeeper(
  book: DraftBook,
  local: LocalDrafts,
  take: (stored: LocalDraft) => void,
  tell: () => void,
  onKept: () => void,
): Keeper {
  let writing: Promise<void> | null = null;
  let isOld = true;

  async function run(): Promise<void> {
    for (;;) {
      const { record, before, phase, generation, seen, isMet } = book;
      const isAside = phase === 'aside';
      const row = isAside ? { ...record, key: local.aside(record.key) } : record;
      const known = isAside ? undefined : isMet ? (isOld ? record.lastSaved : undefined) : seen;
      isOld = true;
      const done = await local.write(row, isAside || before !== null, known);
      // It ended meanwhile: whoever ended it waits for this write and then takes it out again.
      if (generation !== book.generation) return;
      book.isMet ||= !isAside;
      // What is no news leaves newer words alone; the tab that has written them tells of them.
      if (typeof done === 'object' && !isMet) {
        take(done);
        continue;
      }
      if (book.isMet && !isMet) tell();
      if (record === book.record) {
        book.kept = done ? 'local' : 'memory';
        return onKept();
      }
    }
  }
  const write = () =>
    (writing ??= run().finally(() => {
      writing = null;
    }));

  return {
    async write() {
      await (book.kept === 'writing' && book.phase !== 'unread' ? write() : writing);
    },
    put(change, isOldNews = true) {
      book.record = { ...book.record, ...change };
      isOld &&= isOldNews;
      book.kept = 'writing';
      if (book.phase !== 'unread') void write();
    },
  };
}
