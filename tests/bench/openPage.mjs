/** Runs in the page before anything else and notes what the bench asks for later. */
function watchFromInside() {
  const tasks = [];
  const bench = {
    ...{ longest: 0, ours: 0, firstInView: 0, painted: 0, shift: 0 },
    // Before there is anything to press nobody is kept from it.
    get blocking() {
      const after = tasks.filter(({ startTime, duration }) => startTime + duration > bench.painted);
      return after.reduce((sum, { duration }) => sum + duration - 50, 0);
    },
  };
  window.bench = bench;
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
    bench.longest = Math.max(...tasks.map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') bench.painted = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) bench.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  // The first layout of a long page is the browser's own task; ours are those in which a script of ours ran.
  new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries())
      for (const { sourceURL, duration } of scripts)
        if (sourceURL.includes('/inlay/')) bench.ours = Math.max(bench.ours, duration);
  }).observe({ type: 'long-animation-frame', buffered: true });
  // When a bar was painted the browser tells of a text that is marked for it before that. A frame after the one in which
  // it was built would be another figure: a large one is shown some frames later, and those count.
  new PerformanceObserver((list) => {
    for (const { renderTime } of list.getEntries()) bench.firstInView ||= renderTime;
  }).observe({ type: 'element', buffered: true });
  const mark = () => {
    const text = document.querySelector('[data-react] .inl-reactions__count');
    if (text) text.setAttribute('elementtiming', 'bar');
    // A list has no bars to wait for, and a page of the forum may have none.
    else if (location.search.includes('count=') && !document.querySelector('[data-inlay-check]'))
      requestAnimationFrame(mark);
  };
  requestAnimationFrame(mark);
  // From where the page hears of it: what the browser painted before that is no part of handling it.
  addEventListener('pointerup', () => (bench.up = performance.now()), true);
  // No reader of this page asked for less data unless the bench says so, to keep the prefetch out of a figure.
  if (location.search.includes('save=1'))
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

const gone = ({ ScriptDuration, TaskDuration }) => ({
  script: ScriptDuration * 1000,
  task: TaskDuration * 1000,
});

/**
 * A fresh page in a context of its own, with what can be measured on it. Times are milliseconds, heap is bytes. What else is
 * given is what Playwright's contexts take.
 */
export async function openPage(browser, { cpu = 1, ...given } = {}) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, ...given });
  const page = await context.newPage();
  // A slow page is a figure, not a failure: by hand, 5,000 bars at 4x take longer than 30 s on a slow machine.
  page.setDefaultTimeout(180_000);
  const client = await context.newCDPSession(page);
  // CPU time of the thread, not wall time: the least sensitive to what else the machine does.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(watchFromInside);

  const metrics = async () => {
    const { metrics: list } = await client.send('Performance.getMetrics');
    return Object.fromEntries(list.map(({ name, value }) => [name, value]));
  };
  return {
    page,
    client,
    metrics,
    cpu: async () => gone(await metrics()),
    /** Waits until the main thread did nothing worth mentioning for a while; a page that never rests is a fault. */
    async quiet(pause = 250) {
      const end = performance.now() + 60_000;
      for (let last = -1, calm = 0; calm < 2;) {
        if (performance.now() > end) throw new Error(`${page.url()} does not come to rest.`);
        await new Promise((resolve) => setTimeout(resolve, pause));
        const { TaskDuration } = await metrics();
        calm = TaskDuration - last < 0.005 ? calm + 1 : 0;
        last = TaskDuration;
      }
    },
    async heap() {
      for (let i = 0; i < 3; i += 1) await client.send('HeapProfiler.collectGarbage');
      return (await metrics()).JSHeapUsedSize;
    },
    inside: () => page.evaluate(() => window.bench),
    close: () => context.close(),
  };
}
