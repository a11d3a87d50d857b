import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hashFiles } from './hashFiles.mjs';
import { inRoot } from './paths.mjs';

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Does `work` unless the same inputs were worked through before and the outputs are still there. The stamp goes first
 * and comes back last, so that a step that was broken off is done again.
 *
 * @param {{ name: string, inputs: string[], outputs: string[], extra?: string, work: () => Promise<void> }} step
 */
export async function step({ name, inputs, outputs, extra = '', work }) {
  const stamp = inRoot('.cache/stamps', name);
  const wanted = `${hashFiles(inputs)} ${extra}`;
  if (read(stamp) === wanted && outputs.every((path) => existsSync(inRoot(path)))) return;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(inRoot('.cache/stamps'), { recursive: true });
  writeFileSync(stamp, wanted);
}
