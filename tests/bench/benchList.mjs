import { judge } from './judge.mjs';
import { measureFirstUse } from './measureFirstUse.mjs';
import { measureLoad } from './measureLoad.mjs';
import { repeat } from './repeat.mjs';

/** A moderator's list of 200 rows with checkboxes below a title bar, beside the same page without any script. */
export async function benchList({ browser, server, add, quick }) {
  const rounds = quick ? 3 : 5;
  const list = { count: '200', list: '1' };
  for (const cpu of [1, 4]) {
    const load = (options) =>
      repeat(rounds, () => measureLoad(browser, server, { cpu, ...list, ...options }));
    const none = await load({ runtime: 'none' });
    const ready = await load({ runtime: 'inlay', save: true });
    const whole = await load({ runtime: 'inlay' });
    const at = `title bar and 200 rows, ${cpu}x`;
    const against = (value) => ({ value, unit: 'ms', floor: none.script, ratio: value / none.script });
    add({ name: `${at}: script until ready`, ...against(ready.script) });
    add({ name: `${at}: script with all prefetched`, ...against(whole.script) });
    add({ name: `${at}: longest task of ours`, value: whole.ours, unit: 'ms', ...judge(whole.ours, 50) });
    const uses = [
      ['first check', '[data-inlay-check]', '.inl-toast'],
      ['first use of the title bar', '[data-inlay-part="account"]', '.inl-bar-flyout'],
    ];
    for (const [name, control, shown] of uses) {
      const { use } = await repeat(rounds, () =>
        measureFirstUse(browser, server, { cpu, ...list, control, shown }),
      );
      add({ name: `${at}: ${name}`, value: use, unit: 'ms' });
    }
  }
}
