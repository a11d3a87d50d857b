import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { readFileSync, writeFileSync } from 'node:fs';

/** Lines that are said of a page at the end. */
const longest = 30;

/**
 * Ends a run with one line that a script can read: `N passed, N failed`. A run that broke off counts as a failure even
 * when every test that ran had passed. `INLAY_COUNTS` names a file that gets the same as JSON. Says of each failure what
 * stood in its page: on a machine that keeps only what was printed, nobody can look it up.
 * Its last words come once more at the end, which is what is kept of a long print.
 */
class SummaryReporter implements Reporter {
  private readonly results = new Map<string, boolean>();
  private readonly seen: string[] = [];
  private errors = 0;

  onTestEnd(test: TestCase, result: TestResult) {
    const hasPassed = result.status === test.expectedStatus && result.status !== 'skipped';
    this.results.set(test.id, hasPassed);
    const context = result.attachments.find(({ name }) => name === 'error-context')?.path;
    const snapshot = context && /```yaml\n([^]*?)```/.exec(readFileSync(context, 'utf8'))?.[1];
    if (hasPassed) return;
    const why = (result.error?.message ?? result.status).replace(/\u001b\[\d+m/g, '');
    const { file = '', line = 0 } = result.error?.location ?? {};
    this.seen.push(`Failed: "${test.title}", ${file.split('/').at(-1)}:${line}`, why.slice(0, 600), '');
    if (!snapshot) return;
    process.stdout.write(`\nSeen in "${test.title}":\n${snapshot}\n`);
    const said = snapshot.split('\n').filter((line) => /"|: \S/.test(line) && !line.includes('/url:'));
    const plain = said.map((line) => line.replace(/ \[(ref|cursor)=[^\]]*]/g, '').trim());
    this.seen.push(`Last seen in "${test.title}":`, ...plain.slice(-longest), '');
  }

  /** A failure outside any test: a file that does not load, a worker fixture that does not start. */
  onError() {
    this.errors += 1;
  }

  onEnd(result: FullResult) {
    const passed = [...this.results.values()].filter(Boolean).length;
    let failed = this.results.size - passed + this.errors;
    if (result.status !== 'passed' && failed === 0) failed = 1;
    if (process.env.INLAY_COUNTS) writeFileSync(process.env.INLAY_COUNTS, JSON.stringify({ passed, failed }));
    if (this.seen.length > 0) process.stdout.write(`\n${this.seen.join('\n')}`);
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  }

  printsToStdio() {
    return false;
  }
}

// Playwright loads a reporter by its default export and nothing else.
// eslint-disable-next-line no-restricted-syntax
export default SummaryReporter;
