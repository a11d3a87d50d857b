import { judge, judgeAtPace } from './judge.mjs';
import { measureForum, signInto } from './measureForum.mjs';
import { plantNested } from './plantNested.mjs';
import { repeat } from './repeat.mjs';
import { startForum } from './startForum.mjs';

/** Pages of the reference forum with all six widgets: a thread of 30 posts and a short one. A nested one is written first. */
const threads = [
  ['a thread of 30', '/discussion/234'],
  ['a short thread', '/discussion/5'],
];

/** A moderator's slow phone on pages with all six widgets, beside the same pages whose scripts cannot be had. */
export async function benchForum({ browser, add, pace, quick }) {
  const forum = await startForum();
  try {
    const storageState = await signInto(browser, forum.url);
    const rounds = quick ? 3 : 7;
    const nested = await plantNested(browser, forum.url, storageState);
    for (const [name, path] of [...threads, ['a thread of 100 nested comments', nested]]) {
      const load = (scripted) =>
        repeat(rounds, () => measureForum(browser, forum.url + path, { storageState, cpu: 4, scripted }));
      const [plain, whole] = [await load(false), await load(true)];
      const at = `six widgets on ${name}, slow phone`;
      const beside = (figure) => ({
        value: whole[figure],
        unit: 'ms',
        floor: plain[figure],
        ratio: whole[figure] / plain[figure],
      });
      add({ name: `${at}: calls`, value: whole.calls, unit: '', ...judge(whole.calls, 0) });
      add({ name: `${at}: layout shift`, value: whole.shift, unit: '', ...judge(whole.shift, 0) });
      add({ name: `${at}: first paint`, ...beside('painted') });
      add({ name: `${at}: longest task`, ...beside('longest'), ...judgeAtPace(whole.longest, 50, pace[4]) });
      add({ name: `${at}: longest task of ours`, value: whole.ours, unit: 'ms', ...judge(whole.ours, 50) });
      add({ name: `${at}: blocking`, value: whole.blocking, unit: 'ms', ...judge(whole.blocking, 50) });
      add({ name: `${at}: script`, value: whole.script, unit: 'kB' });
    }
  } finally {
    await forum.stop();
  }
}
