import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import { openPostgres } from '../../examples/forum/database/openDatabase';

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const ready = message('Z', Buffer.from('I'));
const welcome = message('R', Buffer.alloc(4));
const done = message('C', Buffer.from('SELECT 0\0'));
/** Steps of a prepared statement: it is read once, each time its values are, and it has no rows. */
const [read, bound, empty] = ['1', '2', 'n'].map((type) => message(type, Buffer.alloc(0))) as [
  Buffer,
  Buffer,
  Buffer,
];

/** As much of PostgreSQL as a connection needs: everybody may come in, and every statement answers nothing. */
async function startServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.once('data', () => {
      socket.write(Buffer.concat([welcome, ready]));
      socket.on('data', (data) => {
        const first = data.toString('latin1', 0, 1);
        if (first === 'Q') socket.write(Buffer.concat([done, ready]));
        if (first === 'P') socket.write(read);
        if (first === 'P' || first === 'B') socket.write(Buffer.concat([bound, empty, done, ready]));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `postgres://me@127.0.0.1:${(server.address() as AddressInfo).port}/forum`,
    dropAll: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function setUp() {
  const server = await startServer();
  const lines: string[] = [];
  let said = () => {};
  const next = () => new Promise<void>((resolve) => (said = resolve));
  const log = (line: string) => {
    lines.push(line);
    said();
  };
  const open = await openPostgres(server.url, log);
  const close = () => open.close().then(server.close);
  return { ...open, close, dropAll: server.dropAll, lines, next };
}

const lost = [expect.stringMatching(/^A connection to the database was lost: ./)];

test('logs that an idle connection was lost, and opens another', async () => {
  const { db, close, dropAll, lines, next } = await setUp();
  const said = next();
  dropAll();
  await said;
  await sql`select 1`.execute(db);
  expect(lines).toEqual(lost);
  await close();
});

test('outlives a connection that is lost between two statements of a transaction, which fails', async () => {
  const { db, close, dropAll, lines, next } = await setUp();
  const transaction = db.transaction().execute(async (part) => {
    await sql`select 1`.execute(part);
    const said = next();
    dropAll();
    await said;
    await sql`select 2`.execute(part);
  });
  await expect(transaction).rejects.toThrow();
  await sql`select 3`.execute(db);
  expect(lines).toEqual(lost);
  await close();
});
