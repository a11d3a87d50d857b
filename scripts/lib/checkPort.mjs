import { createServer } from 'node:net';
import { Trouble } from './trouble.mjs';

const command = process.env.npm_lifecycle_event === 'dev' ? 'run dev' : 'start';
/** Two ports above a forum's own are its other sites'. */
const other = (port) => (port + 10 > 65535 ? port - 10 : port + 10);

const reasons = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program: stop that, or choose another port with "PORT=${other(port)} npm ${command}".`,
  EACCES: (port) =>
    `Port ${port} may not be used without more rights: choose one above 1023, as in "PORT=8080 npm ${command}".`,
  EADDRNOTAVAIL: (_, host) =>
    `This machine has no address "${host}": set HOST to one it has, or leave it out.`,
  ENOTFOUND: (_, host) =>
    `HOST is "${host}", which is no address: set it to one this machine has, or leave it out.`,
};

/** Asks for the port before minutes of installing and building, not after. */
export function checkPort(env = process.env) {
  const [PORT, HOST] = [env.PORT || '8080', env.HOST || '127.0.0.1'];
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65535)
    throw new Trouble(`PORT is "${PORT}", not a number from 0 to 65535.`);
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const reason = reasons[error.code]?.(port, HOST);
      reject(reason ? new Trouble(reason) : error);
    });
    server.listen(port, HOST, () => server.close(() => resolve()));
  });
}
