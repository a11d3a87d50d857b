import type { FastifyRequest } from 'fastify';
import { invalid } from '../../httpError';

/** Throws 400 when something of a form's text could not be taken over: its writer looks at it before it is shown. */
export function checkText({ hadNul }: FastifyRequest): void {
  if (hadNul)
    throw invalid({
      field: 'body',
      message: 'A character that cannot be kept was taken out. Please try again.',
    });
}
