import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, mostErrors, notFound, type FieldError } from '../httpError';

type Found = Pick<FieldError, 'field' | 'path' | 'index' | 'message'>;

function place(parts: string[]): Pick<FieldError, 'field' | 'path' | 'index'> {
  const rest = [...parts];
  const last = rest[rest.length - 1] ?? '';
  const index = /^\d+$/.test(last) && rest.length > 1 ? Number(rest.pop()) : undefined;
  const field = rest.pop() ?? '';
  return {
    field,
    ...(rest.length > 0 && { path: rest.join('.') }),
    ...(index !== undefined && { index }),
  };
}

/** Calls `visit` for every text below `value`. No recursion: a body may be nested deeper than the stack is. */
function eachText(value: unknown, visit: (text: string, parts: string[], owner: object) => void): void {
  const waiting: [owner: unknown, parts: string[]][] = [[value, []]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [owner, parts] = next;
    if (typeof owner !== 'object' || owner === null) continue;
    for (const [key, inner] of Object.entries(owner)) {
      if (typeof inner === 'string') visit(inner, [...parts, key], owner);
      else if (typeof inner === 'object' && inner !== null) waiting.push([inner, [...parts, key]]);
    }
  }
}

/** The texts that hold a NUL, by their places; `takeOut` leaves them without it. */
function findNul(value: unknown, takeOut = false): Found[] {
  const found: Found[] = [];
  eachText(value, (text, parts, owner) => {
    if (!text.includes('\0')) return;
    if (takeOut) (owner as Record<string, string>)[parts[parts.length - 1]!] = text.replaceAll('\0', '');
    if (found.length >= mostErrors) return;
    const where = place(parts);
    found.push({ ...where, message: `${where.field} holds a character that cannot be kept.` });
  });
  return found;
}

/**
 * PostgreSQL keeps every character but NUL and fails on that one, so it ends here, for all routes. In an address it
 * names nothing; calls are told the field; a form's text loses it, and those that keep words say so: `checkText`.
 */
export function nulCharacters(app: FastifyInstance): void {
  app.decorateRequest('hadNul', false);
  // Before permissions are looked up by it.
  app.addHook('onRequest', async ({ params }) => {
    if (findNul(params).length > 0) throw notFound('Page');
  });
  app.addHook('preValidation', async (request: FastifyRequest) => {
    const isCall = request.url.startsWith('/api/');
    const found = [...findNul(request.query), ...findNul(request.body, !isCall)];
    if (found.length === 0) return;
    if (isCall || request.method === 'GET') throw invalid(...found);
    request.hadNul = true;
  });
}
