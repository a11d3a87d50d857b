import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const lockFile = (folder: string): string => join(folder, 'forum.pid');

/** The process that holds a folder, or null: none, or one that was killed. */
function ownerOf(folder: string): number | null {
  try {
    const pid = Number(readFileSync(lockFile(folder), 'utf8'));
    if (!Number.isInteger(pid) || pid < 1 || pid === process.pid) return null;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ESRCH') return null;
    throw error;
  }
}

export function isLocked(folder: string): boolean {
  return ownerOf(folder) !== null;
}

/**
 * Two processes on one embedded database destroy it without a word, so a second one is refused. The lock of a process
 * that was killed is taken over. Answers the function that unlocks.
 */
export function lockFolder(folder: string): () => void {
  let owner: number | null;
  try {
    owner = ownerOf(folder);
    if (owner === null) {
      mkdirSync(folder, { recursive: true });
      rmSync(lockFile(folder), { force: true });
      writeFileSync(lockFile(folder), String(process.pid), { flag: 'wx' });
    }
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      `The data cannot be kept in ${folder}: ${message}. Set INLAY_DATA_DIR to another folder.`,
    );
  }
  if (owner !== null) {
    throw new Error(
      `The data in ${folder} is in use by process ${owner}. Stop it, or set INLAY_DATA_DIR to another folder.`,
    );
  }
  return () => rmSync(lockFile(folder), { force: true });
}
