import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ForumServer {
  /** `http://127.0.0.1:54321`, without a slash at its end. */
  url: string;
  /** Everything that the process printed so far. */
  output(): string;
  /** Answers whether it ended by itself; after ten seconds it is made to. */
  stop(): Promise<boolean>;
}

const bundle = '.cache/forum/main.mjs';
/** A start that fills a database of its own takes long on a busy machine; what waits for it has a limit of its own. */
const patience = 110_000;

/** Starts the built reference forum on a free port, with a fresh copy of the seeded data. */
export async function startForumServer(env: NodeJS.ProcessEnv = {}): Promise<ForumServer> {
  if (!existsSync(bundle))
    throw new Error(`${bundle} is missing: rollup -c examples/forum/rollup.config.mjs`);
  const dataDir = mkdtempSync(join(tmpdir(), 'inlay-forum-'));
  const child = spawn(process.execPath, [bundle], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', INLAY_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A worker that is ended half-way must not leave its forum behind.
  const abandon = (): void => void child.kill('SIGKILL');
  process.once('exit', abandon);
  let output = '';
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      process.off('exit', abandon);
      rmSync(dataDir, { recursive: true, force: true });
      resolve();
    });
  });
  const stop = async (): Promise<boolean> => {
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(forced);
    return child.signalCode !== 'SIGKILL';
  };
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The forum did not start in time:\n${output}`)), patience);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = / is at (http:\S+)/.exec(output)?.[1];
      if (!found) return;
      clearTimeout(late);
      resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => {
      clearTimeout(late);
      reject(new Error(`The forum ended before it started:\n${output}`));
    });
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, output: () => output, stop };
}
