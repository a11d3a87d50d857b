/**
 * Runs what only one tab at a time may do, where the browser lets tabs wait for each other. A page that is hidden may be about to
 * go, and would not live to see its turn: it runs it at once, and the others wait for it if it lives.
 */
export function runAlone<Result>(window: Window, name: string, run: () => Promise<Result>): Promise<Result> {
  const locks = window.navigator.locks as LockManager | undefined;
  if (!window.document.hidden) return locks?.request(name, run).catch(run) ?? run();
  const done = run();
  locks?.request(name, () => done).catch(() => undefined);
  return done;
}
