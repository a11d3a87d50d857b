/** The line by which people and scripts read a run: always the last one. */
export const countsLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

export const addCounts = (...counts) =>
  counts.reduce((sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }), {
    passed: 0,
    failed: 0,
  });

/**
 * Holds a runner's own count against how it ended: one that stopped with an error and counted no failure has failed, and so
 * has one that ran nothing although it should have.
 */
export function judge({ passed, failed }, { code, mayBeEmpty }) {
  if (code !== 0 && failed === 0) return { passed, failed: 1 };
  if (passed + failed === 0 && !mayBeEmpty) return { passed: 0, failed: 1 };
  return { passed, failed };
}
