/**
 * How long a slice may take, milliseconds: what 50 leave for what comes at its end. Shorter ones are done later: the
 * frame after each takes a third of this time, and what comes into view together fits in one.
 */
const budget = 44;

/** Is told whether it is the first of its slice. True: it left work to others, who get their turn. Itself: it wants to be that first. */
type Job = (first: boolean) => unknown;

/**
 * Runs jobs in order, in slices that end by time, not by count, and lets input and painting in between. Answers a
 * function that adds a job.
 */
export function createSlices(window: Window & typeof globalThis): (job: Job) => void {
  const jobs: Job[] = [];
  const channel = new window.MessageChannel();
  let running = false;
  channel.port1.onmessage = () => {
    let now = window.performance.now();
    const end = now + budget;
    // The next job is like the one before, and may take twice as long: on a slow phone a slice ends sooner.
    let took = 0;
    let job;
    let left: unknown;
    try {
      for (let first = true; !left && now + 2 * took < end && (job = jobs.shift()); first = false) {
        if ((left = job(first)) === job) jobs.unshift(job);
        took = -now + (now = window.performance.now());
      }
    } finally {
      // One that throws takes nobody else's turn.
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
