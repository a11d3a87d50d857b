import { lazyImport } from '../../contract/lazyImport';
import { plainError } from '../../contract/apiError';
import { checkDraft } from './checkDraft';
import type { SchedulingDeps } from './createScheduling';
import type { DraftHandle } from './draft';
import { isDirty } from './draftBook';

interface Deps extends Omit<SchedulingDeps, 'problem' | 'isUnsent'> {
  log(words: string, error: unknown): void;
}

/** Dates for a draft, by code that comes with the first: few drafts ever have one. False where it cannot be had. */
export function lazyScheduling({ log, ...deps }: Deps): Pick<DraftHandle, 'schedule' | 'cancelSchedule'> {
  const { book } = deps;
  // What the rest of drafts has anyway is passed on, so that the two are one file each.
  const load = async () =>
    (await lazyImport(() => import('./createScheduling'))).createScheduling({
      ...deps,
      problem: () => checkDraft(book.target.recordType, book.record),
      isUnsent: () => isDirty(book),
    });
  const unloaded = (error: unknown) => {
    log('Error scheduling draft', error);
    book.error = plainError(navigator.onLine ? 'network' : 'offline');
    deps.publish();
    return false;
  };
  return {
    schedule: (date) => load().then((scheduling) => scheduling.schedule(date), unloaded),
    cancelSchedule: () => load().then((scheduling) => scheduling.cancelSchedule(), unloaded),
  };
}
