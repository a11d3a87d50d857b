/** Milliseconds before the server is asked again that has not said who reads. */
const pause = 5000;

export interface ReaderQuestion {
  /** Somebody looks elsewhere, or back: an answer that is on its way is about the time before. */
  forget(): void;
  /** Resolves with who reads by now, once the server has said so; with null when that is not wanted any more, or asked already. */
  find(): Promise<string | null>;
}

/** One question at a time who reads. `isWanted`: whether to ask again what was answered with nothing, or too late. */
export function createReaderQuestion(
  ask: () => Promise<string | null>,
  isWanted: () => boolean,
): ReaderQuestion {
  let turn = 0;
  let isAsking = false;

  async function find(): Promise<string | null> {
    do {
      const asked = turn;
      const reader = await ask().catch(() => null);
      if (reader === null) await new Promise((resolve) => setTimeout(resolve, pause));
      else if (asked === turn) return reader;
    } while (isWanted());
    return null;
  }
  return {
    forget() {
      turn += 1;
    },
    async find() {
      if (isAsking) return null;
      isAsking = true;
      return find().finally(() => (isAsking = false));
    },
  };
}
