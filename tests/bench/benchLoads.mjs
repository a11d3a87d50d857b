import { judge } from './judge.mjs';
import { measureLoad } from './measureLoad.mjs';
import { medians } from './statistics.mjs';

/** Loads of ours and of the floor by turns, so that whatever else the machine does falls on both. */
async function byTurns({ browser, server, rounds, variants }) {
  const runs = variants.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, variant] of variants.entries())
      runs[index].push(await measureLoad(browser, server, variant));
  }
  return runs.map(medians);
}

/** Script time of 200 bars in plain DOM on the machine that the targets were measured on, milliseconds, by slow-down. */
const floorThere = { 1: 12, 4: 55 };

/**
 * Pages of many bars, with and without server HTML, beside plain DOM written by hand. Resolves to how many times longer this
 * machine takes for the latter than the one that the targets were measured on, by slow-down.
 */
export async function benchLoads({ browser, server, add, quick }) {
  const counts = quick ? [20, 200] : [20, 200, 1_000, 5_000];
  const perTag = {};
  const pace = {};
  for (const cpu of [1, 4]) {
    for (const count of counts) {
      // What is painted first differs by less than a frame at 1x, and from run to run by more.
      const rounds = count === 200 && cpu === 1 ? 7 : quick || count === 5_000 ? 3 : 5;
      const page = { cpu, count: String(count) };
      const [floor, ready, whole, bare, live] = await byTurns({
        browser,
        server,
        rounds,
        variants: [
          { ...page, html: '0', runtime: 'plain' },
          { ...page, html: '1', runtime: 'inlay', save: true },
          { ...page, html: '1', runtime: 'inlay' },
          { ...page, html: '1', runtime: 'none' },
          { ...page, html: '0', runtime: 'inlay' },
        ],
      });
      const at = `${count} tags, ${cpu}x`;
      const judged = count === 200;
      const ratio = (value) => ({ unit: 'ms', value, floor: floor.script, ratio: value / floor.script });
      if (judged) {
        const there = floorThere[cpu];
        // Who is faster than that machine is held to the figures as they are.
        pace[cpu] = Math.max(1, floor.script / there);
        const ours = { value: floor.script, floor: there, ratio: floor.script / there };
        add({ name: `${at}: plain DOM here, beside the targets' machine`, unit: 'ms', ...ours });
      }
      const script = ratio(ready.script);
      add({
        name: `${at}: server HTML, script until ready`,
        ...script,
        ...(judged ? judge(script.ratio, 0.3) : {}),
      });
      add({ name: `${at}: server HTML, script with all prefetched`, ...ratio(whole.script) });
      const task = (what, load) => {
        add({
          name: `${at}: ${what}, longest task of ours`,
          value: load.ours,
          unit: 'ms',
          ...judge(load.ours, 50),
        });
        // Tasks under 50 ms are not told, so that a page may have none.
        const against = bare.longest > 0 ? { floor: bare.longest, ratio: load.longest / bare.longest } : {};
        add({
          name: `${at}: ${what}, longest task of the page`,
          value: load.longest,
          unit: 'ms',
          ...against,
        });
      };
      task('server HTML', whole);
      const quiet = ratio(live.script);
      add({
        name: `${at}: no server HTML, script until quiet`,
        ...quiet,
        ...(judged ? judge(quiet.ratio, 1.5) : {}),
      });
      task('no server HTML', live);
      const first = {
        value: live.firstInView,
        unit: 'ms',
        floor: floor.firstInView,
        ratio: live.firstInView / floor.firstInView,
      };
      add({
        name: `${at}: no server HTML, first in view painted`,
        ...first,
        ...(judged ? judge(first.ratio, 1) : {}),
      });
      if (cpu === 1 && count >= 200) {
        const heap = (ready.heap - bare.heap) / count;
        add({
          name: `${at}: heap of a sleeping widget, loader included`,
          value: heap,
          unit: 'B',
          ...judge(heap, 1_000),
        });
      }
      perTag[`${cpu} ${count}`] = { ready: ready.script / count, live: live.script / count };
    }
    const most = counts.at(-1);
    for (const kind of ['ready', 'live']) {
      const growth = perTag[`${cpu} ${most}`][kind] / perTag[`${cpu} 200`][kind];
      if (most > 200) {
        const name = `script per tag, ${most} against 200, ${cpu}x: ${kind === 'ready' ? 'server HTML' : 'no server HTML'}`;
        add({ name, value: growth, unit: '×', ...judge(growth, 1) });
      }
    }
  }
  return pace;
}
