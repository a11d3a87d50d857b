import type { FastifySchema } from 'fastify';

/** A route's schema as it is published: unknown keys of a body are dropped, not refused. */
export function openBody(schema: FastifySchema | undefined): FastifySchema {
  const { additionalProperties, ...body } = (schema?.body ?? {}) as Record<string, unknown>;
  return { ...schema, ...(additionalProperties === false && { body }) };
}
