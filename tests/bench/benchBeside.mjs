import { byHandOn, smallPage } from './handPages.mjs';
import { handWritten } from './handWritten.mjs';
import { judge } from './judge.mjs';
import { measureBeside } from './measureBeside.mjs';
import { signInto } from './measureForum.mjs';
import { serveBeside } from './serveBeside.mjs';
import { startForum } from './startForum.mjs';
import { medians } from './statistics.mjs';

const thread = '/discussion/234';
const pages = {
  ours: thread,
  'React by hand on our page': `${thread}?by=react`,
  'React by hand on a small page': `${thread}?by=react-small`,
  'plain DOM on a small page': `${thread}?by=dom-small`,
};

/** What is compared, and the goal for our page as a ratio to the same page with React by hand. */
const figures = [
  ['acknowledged', 'a press at first sight acknowledged', 0.55],
  ['done', 'a press at first sight done', 0.85],
  ['panel', 'a press at first sight: the panel with its switches'],
  ['frame', 'a press once quiet, until its frame', 1],
  ['painted', 'first paint', 1],
  ['largest', 'largest paint', 1],
];

/** By turns in one run: a thread of ours, the same HTML with React by hand, and what somebody writes who needs no more. */
export async function benchBeside({ browser, add, quick }) {
  const scripts = await handWritten();
  const forum = await startForum();
  const proxy = await serveBeside(forum.url, {
    files: { '/react-by-hand.js': scripts.react, '/plain-dom.js': scripts.dom },
    pages: {
      react: byHandOn,
      'react-small': () => smallPage('react-by-hand.js'),
      'dom-small': () => smallPage('plain-dom.js'),
    },
  });
  try {
    const storageState = await signInto(browser, proxy.url, 'member');
    for (const slow of [true, false]) {
      const runs = Object.keys(pages).map(() => []);
      for (let round = 0; round < (quick ? 3 : 5); round += 1) {
        for (const [index, path] of Object.values(pages).entries())
          runs[index].push(await measureBeside(browser, proxy.url + path, { storageState, slow }));
      }
      const [ours, same, ...small] = runs.map(medians);
      const at = `a thread, ${slow ? 'slow phone' : '4x'}`;
      for (const [key, name, goal] of figures) {
        const ratio = ours[key] / same[key];
        const judged = goal === undefined || (key === 'frame' && slow) ? {} : judge(ratio, goal);
        add({ name: `${at}: ${name}`, value: ours[key], unit: 'ms', floor: same[key], ratio, ...judged });
        for (const [index, other] of small.entries()) {
          const beside = { floor: other[key], ratio: ours[key] / other[key] };
          add({
            name: `   beside ${Object.keys(pages)[index + 2]}`,
            value: ours[key],
            unit: 'ms',
            ...beside,
          });
        }
      }
      add({
        name: `${at}: kept after its control shows`,
        value: ours.kept,
        unit: 'ms',
        ...judge(ours.kept, 17),
      });
      add({ name: `${at}: presses sent as forms`, value: ours.posts, unit: '', ...judge(ours.posts, 0) });
      if (!slow) continue;
      for (const [key, name, unit] of [
        ['script', 'script until quiet', 'kB'],
        ['files', 'files of script', ''],
        ['requests', 'requests', ''],
        ['sheets', 'stylesheets', ''],
      ])
        add({
          name: `${at}: ${name}`,
          value: ours[key],
          unit,
          floor: same[key],
          ratio: ours[key] / same[key],
        });
    }
  } finally {
    await proxy.stop();
    await forum.stop();
  }
}
