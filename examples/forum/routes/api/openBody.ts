import type { FastifySchema } from 'fastify';

/** A route's schema as it is published: keys of a body that nobody asked for are dropped, and no reason to refuse it. */
export function openBody(schema: FastifySchema | undefined): FastifySchema {
  const { additionalProperties, ...body } = (schema?.body ?? {}) as Record<string, unknown>;
  return { ...schema, ...(additionalProperties === false && { body }) };
}
