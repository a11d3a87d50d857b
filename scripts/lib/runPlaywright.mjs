import { existsSync, readFileSync, rmSync } from 'node:fs';
import { bins } from './bins.mjs';
import { judge } from './counts.mjs';
import { inRoot } from './paths.mjs';
import { runNode } from './run.mjs';

/** Runs the browser tests and resolves to what `tests/support/summaryReporter.ts` counted. */
export async function runPlaywright(args, { mayBeEmpty = false } = {}) {
  const file = inRoot(`.cache/playwright-${process.pid}.json`);
  const { code } = await runNode(
    [bins.playwright, 'test', ...args, ...(mayBeEmpty ? ['--pass-with-no-tests'] : [])],
    {
      env: { INLAY_COUNTS: file },
    },
  );
  const counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  rmSync(file, { force: true });
  return judge(counts ?? { passed: 0, failed: 0 }, { code: counts ? code : 1, mayBeEmpty });
}
