import { openPage } from './openPage.mjs';

/** Stands in for React's developer tools, which hear of every commit, in production too. */
function noteCommits() {
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    ...{
      supportsFiber: true,
      inject: () => 1,
      checkDCE() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
    onCommitFiberRoot: () => performance.mark('press:commit'),
  };
  addEventListener('pointerdown', () => performance.mark('press:down'), true);
  addEventListener(
    'click',
    () => requestAnimationFrame(() => setTimeout(() => performance.mark('press:shown'))),
    true,
  );
}

/**
 * What a touch on a bar costs that sleeps, and on one that is awake, from the finger's coming down until the frame that shows it is over, counted in a
 * trace: style recalculations of the page, and React's commits.
 */
export async function measurePress(browser, server) {
  const opened = await openPage(browser, { hasTouch: true });
  const { page, client } = opened;
  try {
    await page.addInitScript(noteCommits);
    await page.goto(server.url({ runtime: 'inlay', count: '20', html: '1' }), { waitUntil: 'load' });
    await opened.quiet();
    const box = await page.locator('[data-react] button').first().boundingBox();
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    const press = async () => {
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await opened.quiet();
    };
    // The first one wakes it.
    const first = counted(await traced(client, press));
    const { styles, commits } = counted(await traced(client, press));
    return { firstStyles: first.styles, firstCommits: first.commits, styles, commits };
  } finally {
    await opened.close();
  }
}

function counted(events) {
  const { ts: start, tid } = events.findLast(({ name }) => name === 'press:down');
  // The one that is held back, or the one that is done in its place.
  const { ts: end } = events.find(({ name, ts }) => name === 'press:shown' && ts > start);
  const count = (what) =>
    events.filter(({ name, ts, tid: thread }) => name === what && thread === tid && ts > start && ts < end)
      .length;
  return { styles: count('UpdateLayoutTree'), commits: count('press:commit') };
}

/** The events of a trace that runs meanwhile. */
async function traced(client, work) {
  const events = [];
  const onData = ({ value }) => events.push(...value);
  client.on('Tracing.dataCollected', onData);
  const includedCategories = ['devtools.timeline', 'blink.user_timing'];
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await work();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  return events;
}
