import { build } from './build.mjs';
import { checkNode } from './checkNode.mjs';
import { install } from './install.mjs';
import { prepareForum } from './prepareForum.mjs';

/** From a fresh clone to something that runs. What is done and unchanged is skipped, so calling it again is cheap. */
export async function setUp({ forum = true } = {}) {
  checkNode();
  await install();
  const builds = await Promise.allSettled([build('dist'), ...(forum ? [build('forum')] : [])]);
  // Both end before one of them is reported: a build left running would still be writing when the next try starts.
  for (const { reason } of builds) if (reason) throw reason;
  if (forum) await prepareForum();
}
