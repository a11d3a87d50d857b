/** Longest time that mounting may keep the main thread, milliseconds; a slow phone multiplies what is left to do. */
const budget = 8;

/**
 * Runs jobs in order, in slices that end by time, not by count, and lets input and painting in between. Answers a
 * function that adds a job.
 */
export function createSlices(window: Window & typeof globalThis): (job: () => void) => void {
  const jobs: (() => void)[] = [];
  const channel = new window.MessageChannel();
  let running = false;
  channel.port1.onmessage = () => {
    const end = window.performance.now() + budget;
    let job;
    while (window.performance.now() < end && (job = jobs.shift())) job();
    running = jobs.length > 0;
    if (running) channel.port2.postMessage(0);
  };
  return (job) => {
    jobs.push(job);
    if (!running) {
      running = true;
      channel.port2.postMessage(0);
    }
  };
}
