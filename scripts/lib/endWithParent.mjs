/**
 * npm runs a script inside a shell, and passes a `kill` on to that shell only, which ends without a word to the script:
 * the forum would go on and hold its port. Calls `end` when that shell is gone; without npm the parent process may go.
 */
export function endWithParent(end, { npm_lifecycle_event: byNpm } = process.env) {
  if (!byNpm) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}
