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
 * that words wait for one write at most, however fast somebody types. What another tab has written meanwhile is never
 * written over, but `take`n first: so all tabs' words come one after the other.
 */
export function createKeeper(
  book: DraftBook,
  local: LocalDrafts,
  take: (stored: LocalDraft) => void,
  onKept: () => void,
): Keeper {
  let writing: Promise<void> | null = null;

  async function run(): Promise<void> {
    for (;;) {
      const { record, before, phase, generation, base } = book;
      const isAside = phase === 'aside';
      const done = isAside
        ? await local.write({ ...record, key: local.aside(record.key) }, true)
        : await local.write(record, before !== null, base.lastSaved);
      // It ended meanwhile: whoever ended it waits for this write and then takes it out again.
      if (generation !== book.generation) {
        // What has been begun since may be written over it.
        if (done === true && record.lastSaved > book.base.lastSaved)
          book.base = { ...book.base, lastSaved: record.lastSaved };
        if (book.kept === 'writing') continue;
        return;
      }
      if (typeof done === 'object') {
        take(done);
        continue;
      }
      if (done && !isAside) book.base = record;
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
    put(change) {
      book.record = { ...book.record, ...change };
      book.kept = 'writing';
      if (book.phase !== 'unread') void write();
    },
  };
}
