import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Within which the body has to be there, for those that are large. */
    bodySeconds?: number;
  }
}

/** Ends requests whose body does not come: each of them would hold a connection for as long as its sender likes. */
export function slowBodies(app: FastifyInstance, usual: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.complete) return;
    const seconds = routeOptions.config.bodySeconds ?? usual;
    const timer = setTimeout(() => {
      if (raw.complete) return;
      // The response may be sent already: a refusal does not wait for the body.
      raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      raw.socket.destroySoon();
    }, seconds * 1000);
    timer.unref();
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
  });
}
