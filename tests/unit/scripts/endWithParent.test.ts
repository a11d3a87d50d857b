import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const tested = pathToFileURL(resolve(__dirname, '../../../scripts/lib/endWithParent.mjs')).href;

/** A script that npm started: it stays until it is told to end, and prints what it hears. */
const script = `
  const { endWithParent } = await import('${tested}');
  const stay = setInterval(() => {}, 1000);
  endWithParent(() => { console.log('ended'); clearInterval(stay); });
  console.log('started');
`;

test('a script ends when the shell that npm ran it in is killed', async () => {
  // Two commands, so that no shell becomes the script itself.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT"; true'], {
    env: { ...process.env, NODE: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  // The pipe closes when the last one who holds it is gone, and that is the script.
  await new Promise<void>((done) => {
    shell.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed === 'started\n') shell.kill('SIGKILL');
    });
    shell.stdout.on('close', done);
  });
  expect(printed).toBe('started\nended\n');
});
