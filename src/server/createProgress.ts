import { isRecord } from '../contract/foreign';

/** Why one record failed, as the server said it. */
export interface RecordFailure {
  message: string;
  status?: number;
  description?: string;
  /** Names of permissions that were missing, as the server calls them. */
  permissions?: string[];
}

export interface Progress {
  successIDs: number[];
  failedIDs: number[];
  /** By id. */
  exceptionsByID: Record<string, RecordFailure>;
  /** Null when the server does not say. */
  countTotalIDs: number | null;
}

/** Adds up progress, which the server counts per round. An id that failed and later succeeded counts as done. */
export function createProgress() {
  const done = new Set<number>();
  const failed = new Set<number>();
  const exceptions = new Map<string, RecordFailure>();
  let countTotalIDs: number | null = null;
  return {
    add(round: Record<string, unknown>) {
      for (const id of idsOf(round.successIDs)) {
        done.add(id);
        failed.delete(id);
        exceptions.delete(String(id));
      }
      for (const id of idsOf(round.failedIDs)) if (!done.has(id)) failed.add(id);
      for (const [id, value] of Object.entries(isRecord(round.exceptionsByID) ? round.exceptionsByID : {})) {
        const failure = readFailure(value);
        if (failure && !done.has(Number(id))) exceptions.set(id, failure);
      }
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

function readFailure(value: unknown): RecordFailure | null {
  if (!isRecord(value) || typeof value.message !== 'string') return null;
  const { message, status, description, permissions } = value;
  return {
    message,
    ...(typeof status === 'number' && { status }),
    ...(typeof description === 'string' && description !== '' && { description }),
    ...(Array.isArray(permissions) && {
      permissions: permissions.filter((name): name is string => typeof name === 'string'),
    }),
  };
}

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0) : [];
