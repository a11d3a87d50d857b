import { isRecord } from '../contract/foreign';

export interface Progress {
  successIDs: number[];
  failedIDs: number[];
  /** Why single records failed, by id, as the server said it. */
  exceptionsByID: Record<string, { message: string; status?: number }>;
  /** Null when the server does not say. */
  countTotalIDs: number | null;
}

/** Adds up progress, which the server counts per round. An id that failed and later succeeded counts as done. */
export function createProgress() {
  const done = new Set<number>();
  const failed = new Set<number>();
  const exceptions = new Map<string, { message: string; status?: number }>();
  let countTotalIDs: number | null = null;
  return {
    add(round: Record<string, unknown>) {
      for (const id of idsOf(round.successIDs)) {
        done.add(id);
        failed.delete(id);
        exceptions.delete(String(id));
      }
      for (const id of idsOf(round.failedIDs)) if (!done.has(id)) failed.add(id);
      for (const [id, value] of Object.entries(isRecord(round.exceptionsByID) ? round.exceptionsByID : {}))
        if (isRecord(value) && typeof value.message === 'string' && !done.has(Number(id)))
          exceptions.set(id, {
            message: value.message,
            ...(typeof value.status === 'number' ? { status: value.status } : {}),
          });
      if (typeof round.countTotalIDs === 'number') countTotalIDs = round.countTotalIDs;
    },
    read: (): Progress => ({
      successIDs: [...done],
      failedIDs: [...failed],
      exceptionsByID: Object.fromEntries(exceptions),
      countTotalIDs,
    }),
  };
}

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0) : [];
