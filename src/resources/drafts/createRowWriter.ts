import type { DraftStore, Kept } from './createDraftStore';
import type { DraftRow } from './draft';

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
