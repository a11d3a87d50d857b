import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface Postgres {
  /** For `DATABASE_URL`: an empty database. */
  url: string;
  stop(): Promise<void>;
}

/** Debian keeps a server's programs outside the path, one folder for each version. */
const debian = '/usr/lib/postgresql';

function programs(): string {
  const inPath = (process.env.PATH ?? '').split(delimiter).find((each) => existsSync(join(each, 'initdb')));
  if (inPath) return inPath;
  const [newest] = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
  return join(debian, newest!, 'bin');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A PostgreSQL server of the test's own, which sorts words as people do, unlike the embedded one. */
export async function startPostgres(): Promise<Postgres> {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), 'inlay-postgres-'));
  // It does not run as root.
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  const user = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en'];
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'inlay', '-A', 'trust', '--no-sync', ...locale], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
  ];
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const abandon = () => void child.kill('SIGKILL');
  process.once('exit', abandon);
  let output = '';
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      process.off('exit', abandon);
      rmSync(folder, { recursive: true, force: true });
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL ended before it started:\n${output}`)));
  });
  return {
    url: `postgres://inlay@127.0.0.1:${port}/postgres`,
    async stop() {
      // Without waiting for those who are still connected.
      child.kill('SIGINT');
      await ended;
    },
  };
}
