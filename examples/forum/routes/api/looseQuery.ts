import type { FastifyInstance } from 'fastify';

interface QuerySchema {
  properties?: Record<string, { type?: string }>;
}

/** Lists may come as `a=1,2` and booleans as `1` and `0`: both become what the schema says before it is checked. */
export function looseQuery(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const schema = request.routeOptions.schema?.querystring as QuerySchema | undefined;
    const query = request.query as Record<string, unknown>;
    for (const [name, { type }] of Object.entries(schema?.properties ?? {})) {
      const value = query[name];
      if (type === 'array' && value !== undefined) {
        query[name] = [value].flat().flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]));
      }
      if (type === 'boolean' && (value === '1' || value === '0')) query[name] = value === '1';
    }
  });
}
