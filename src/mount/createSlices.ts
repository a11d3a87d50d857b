/**
 * How long a slice may begin jobs, milliseconds: what 50 leave for the last of them on a slow phone. Shorter ones are
 * done later: the frame after each takes a third of this time, and what comes into view together fits in one.
 */
const budget = 35;

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
    const end = window.performance.now() + budget;
    let job;
    let left: unknown;
    try {
      for (let first = true; !left && window.performance.now() < end && (job = jobs.shift()); first = false)
        if ((left = job(first)) === job) jobs.unshift(job);
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
