import type { LocalDrafts } from './createLocalDrafts';
import type { DraftBook } from './draftBook';
import type { LocalDraft } from './localDraft';

export interface Keeper {
  /** Changes the record and writes it to this machine. */
  put(change: Partial<LocalDraft>): void;
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
  take: (stored: LocalDraft) => unknown,
  onKept: () => void,
): Keeper {
  let writing: Promise<void> | null = null;

  async function run(): Promise<void> {
    for (;;) {
      const { record, met, before, phase, generation, seen } = book;
      const isAside = phase === 'aside';
      const row = isAside ? { ...record, key: local.aside(record.key) } : record;
      const done = await local.write(row, isAside || before !== null, isAside ? undefined : seen);
      if (!isAside) book.seen = record.lastSaved;
      // It ended meanwhile: whoever ended it waits for this write and then takes it out again.
      if (generation !== book.generation) return;
      if (typeof done === 'object') take(done);
      else if (!isAside && book.met === met) book.met &&= record === book.record ? null : record;
      if (record !== book.record) continue;
      book.kept = done ? 'local' : 'memory';
      return onKept();
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
    put(change) {
      book.record = { ...book.record, ...change };
      book.kept = 'writing';
      if (book.phase !== 'unread') void write();
    },
  };
}
