import { existsSync, readFileSync, rmSync } from 'node:fs';
import { bins } from './bins.mjs';
import { judge } from './counts.mjs';
import { inRoot } from './paths.mjs';
import { runNode } from './run.mjs';

/**
 * Runs jest. Resolves to what it counted and, when `quiet`, what it printed. A test that was skipped counts as failed: it
 * proves nothing.
 */
export async function runJest(args, { mayBeEmpty = false, quiet = false } = {}) {
  const file = inRoot(`.cache/jest-${process.pid}.json`);
  const { code, output } = await runNode(
    [bins.jest, ...args, '--maxWorkers=2', '--passWithNoTests', '--json', `--outputFile=${file}`],
    { quiet },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  rmSync(file, { force: true });
  const passed = report?.numPassedTests ?? 0;
  const failed = report
    ? report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites
    : 0;
  return { counts: judge({ passed, failed }, { code: report ? code : 1, mayBeEmpty }), output };
}
