/**
 * Longest time that mounting may keep the main thread, milliseconds; a slow phone multiplies what is left to do. In
 * shorter slices as much time goes to the frames between them as to the widgets.
 */
const budget = 15;

/**
 * Runs jobs in order, in slices that end by time, not by count, and lets input and painting in between. Answers a
 * function that adds a job; one that answers true has left work to others, who get their turn before the next job.
 */
export function createSlices(window: Window & typeof globalThis): (job: () => unknown) => void {
  const jobs: (() => unknown)[] = [];
  const channel = new window.MessageChannel();
  let running = false;
  channel.port1.onmessage = () => {
    const end = window.performance.now() + budget;
    let job;
    let left: unknown;
    while (!left && window.performance.now() < end && (job = jobs.shift())) left = job();
    running = jobs.length > 0;
    // After React has asked for a turn, which it does in a microtask.
    if (running) queueMicrotask(() => channel.port2.postMessage(0));
  };
  return (job) => {
    jobs.push(job);
    if (!running) {
      running = true;
      channel.port2.postMessage(0);
    }
  };
}
