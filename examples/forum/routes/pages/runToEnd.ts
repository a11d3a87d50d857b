import type { LongRun, LongRunner } from '../../data/longRunner';
import type { Viewer } from '../../viewer';

/** Goes on with a long run until everything has been tried. Answers why single IDs failed. */
export async function runToEnd(
  longRunner: LongRunner,
  viewer: Viewer,
  first: LongRun,
): Promise<Map<number, string>> {
  const failed = new Map<number, string>();
  for (let run = first; ; run = await longRunner.resume(viewer, run.callbackPayload as string)) {
    for (const [id, { message }] of Object.entries(run.progress.exceptionsByID))
      failed.set(Number(id), message);
    if (run.callbackPayload === null) return failed;
  }
}
