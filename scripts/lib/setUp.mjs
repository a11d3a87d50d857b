import { build } from './build.mjs';
import { checkNode } from './checkNode.mjs';
import { install } from './install.mjs';
import { prepareForum } from './prepareForum.mjs';

/** From a fresh clone to a running state. Steps that are done and unchanged are skipped, so calling it again is cheap. */
export async function setUp() {
  checkNode();
  await install();
  const steps = [build('dist').then(() => build('theme')), build('forum').then(prepareForum)];
  // Both end before one of them is reported: a build left running would still be writing when the next try starts.
  for (const { reason } of await Promise.allSettled(steps)) if (reason) throw reason;
}
