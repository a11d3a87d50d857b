import { spawn } from 'node:child_process';

export interface PhpServer {
  url: string;
  stop(): Promise<void>;
}

/** PHP's own server with `examples/php/`, in front of a forum. */
export async function startPhp(forum: string, env: NodeJS.ProcessEnv = {}): Promise<PhpServer> {
  const settings = ['-q', '-d', 'enable_post_data_reading=0', '-S', '127.0.0.1:0'];
  const php = spawn('php', [...settings, 'examples/php/router.php'], {
    env: { ...process.env, INLAY_FORUM: forum, PHP_CLI_SERVER_WORKERS: '3', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its workers outlive it unless the whole group is ended.
    detached: true,
  });
  const end = () => {
    if (php.exitCode === null && php.signalCode === null && php.pid) process.kill(-php.pid, 'SIGTERM');
  };
  process.once('exit', end);
  const ended = new Promise<void>((resolve) => php.once('exit', () => resolve()));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    php.once('error', reject);
    php.once('exit', () => reject(new Error(`PHP's server ended:\n${output}`)));
    php.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /\((http:[^)]+)\) started/.exec(output)?.[1];
      if (found) resolve(found);
    });
  });
  const stop = async () => {
    end();
    process.off('exit', end);
    await ended;
    // A warning of PHP's is a defect of these pages, even where a reader sees nothing of it.
    const warnings = output.split('\n').filter((line) => line.includes('PHP ') && !line.endsWith(' started'));
    if (warnings.length > 0) throw new Error(`PHP complained:\n${warnings.join('\n')}`);
  };
  return { url, stop };
}
