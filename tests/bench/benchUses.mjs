import { judge, judgeTime } from './judge.mjs';
import { measureClick } from './measureClick.mjs';
import { measureEarlyUse } from './measureEarlyUse.mjs';
import { measureInsert } from './measureInsert.mjs';
import { measurePress } from './measurePress.mjs';
import { measureRounds } from './measureRounds.mjs';
import { measureUpdate } from './measureUpdate.mjs';
import { repeat } from './repeat.mjs';

/**
 * What a reader does with the bars, and what a page does with them over time.
 * @param pace how many times longer this machine takes than the one of the targets, by slow-down
 */
export async function benchUses({ browser, server, add, pace, quick }) {
  const rounds = quick ? 3 : 5;
  for (const [cpu, limit] of [
    [1, 16],
    [4, 50],
  ]) {
    const page = { cpu, count: '200', html: '1' };
    const { click } = await repeat(rounds, () =>
      measureClick(browser, server, { ...page, runtime: 'inlay' }),
    );
    const { click: floor } = await repeat(rounds, () =>
      measureClick(browser, server, { ...page, runtime: 'plain' }),
    );
    add({
      name: `first use of a sleeping widget, ${cpu}x`,
      value: click,
      unit: 'ms',
      floor,
      ratio: click / floor,
      ...judgeTime(click, limit, pace[cpu]),
    });
  }

  const early = await repeat(rounds, () => measureEarlyUse(browser, server));
  add({
    name: 'first use before the code is there: acknowledged',
    value: early.acknowledged,
    unit: 'ms',
    ...judge(early.acknowledged, 17),
  });
  add({
    name: 'first use before the code is there: lost, doubled or out of order',
    value: early.wrong,
    unit: '',
    ...judge(early.wrong, 0),
  });

  const press = await repeat(rounds, () => measurePress(browser, server));
  for (const [name, value, limit] of [
    ['that is awake: style recalculations', press.styles, 4],
    ['that is awake: commits of React', press.commits, 2],
    ['asleep: style recalculations', press.firstStyles, 6],
    ['asleep: commits of React', press.firstCommits, 2],
  ])
    add({ name: `press on a bar ${name}`, value, unit: '', ...judge(value, limit) });

  for (const html of [true, false]) {
    const ours = await repeat(rounds, () => measureInsert(browser, server, { html, runtime: 'inlay' }));
    const { insert: floor } = await repeat(rounds, () =>
      measureInsert(browser, server, { html, runtime: 'plain' }),
    );
    const name = `50 tags inserted later, ${html ? 'with' : 'without'} server HTML`;
    const time = { value: ours.insert, unit: 'ms', floor, ratio: ours.insert / floor };
    add({ name, ...time, ...(html ? {} : judgeTime(ours.insert, 50, pace[1])) });
    if (html) add({ name: `${name}: frames`, value: ours.frames, unit: '', ...judge(ours.frames, 1) });
  }

  const growth = await measureRounds(browser, server, quick ? 40 : 200);
  for (const [key, value] of Object.entries(growth)) {
    add({
      name: `rounds of mounting and unmounting: growth of ${key}`,
      value,
      unit: '%',
      ...judge(value, 5),
    });
  }

  const few = await repeat(rounds, () => measureUpdate(browser, server, 20));
  const many = await repeat(rounds, () => measureUpdate(browser, server, 1_000));
  // A reaction changes its record twice: at once, and when the server has answered.
  const more = Math.max(0, many.script - few.script) / 2;
  add({
    name: 'a reaction with 1,000 mounted: script',
    value: many.script,
    unit: 'ms',
    floor: few.script,
    ratio: many.script / few.script,
  });
  add({
    name: 'a reaction with 1,000 mounted: each update, more than with 20',
    value: more,
    unit: 'ms',
    ...judgeTime(more, 2, pace[1]),
  });
  add({
    name: 'a reaction with 1,000 mounted: other bars touched',
    value: many.others,
    unit: '',
    ...judge(many.others, 0),
  });
}
