/**
 * How long a slice may take, milliseconds: what 50 leave for what comes at its end. Shorter ones are done later: the
 * frame after each takes a third of this time, and what comes into view together fits in one.
 */
const budget = 44;

/** `yield`: its work goes on elsewhere, so that the slice ends. `retry`: it has to be the first of a slice, and is called again. */
export type JobResult = 'done' | 'yield' | 'retry';

/** `first`: nothing else has run in this slice. */
type Job = (first: boolean) => JobResult;

/**
 * Runs jobs in order, in slices that end by time, not by count, with input and painting in between. Returns the function
 * that adds a job.
 */
export function createSlices(window: Window & typeof globalThis): (job: Job) => void {
  const jobs: Job[] = [];
  const channel = new window.MessageChannel();
  let running = false;
  channel.port1.onmessage = () => {
    let now = window.performance.now();
    const end = now + budget;
    // The next job is like the last, and may take twice as long: on a slow phone a slice ends sooner.
    let took = 0;
    let job;
    let result: JobResult = 'done';
    try {
      for (
        let first = true;
        result === 'done' && now + 2 * took < end && (job = jobs.shift());
        first = false
      ) {
        result = job(first);
        if (result === 'retry') jobs.unshift(job);
        took = -now + (now = window.performance.now());
      }
    } finally {
      // A job that throws does not take the turn of others.
      running = jobs.length > 0;
      // After React has asked for a turn, which it does in a microtask.
      if (running) queueMicrotask(() => channel.port2.postMessage(0));
    }
  };
  return (job) => {
    jobs.push(job);
    if (!running) {
      running = true;
      channel.port2.postMessage(0);
    }
  };
}
