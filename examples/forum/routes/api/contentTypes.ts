import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../httpError';

const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

/** Levels that a body may be nested. Whatever walks through it later does so level by level, as does its answer. */
const deepest = 100;

function isTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') inText = !inText;
    else if (inText) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** Bodies as clients send them: JSON, also none under a JSON header, and the bare token of a long-running call. */
export function contentTypes(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    // Clients name the type even on a DELETE without a body.
    if (String(text).trim() === '') return done(null, {});
    if (isTooDeep(String(text))) return done(new HttpError(400, 'The request body is nested too deeply.'));
    try {
      done(
        null,
        JSON.parse(String(text), (key, value: unknown) => (dangerous.has(key) ? undefined : value)),
      );
    } catch {
      done(new HttpError(400, 'The request body is not valid JSON.'));
    }
  });
  app.addContentTypeParser('application/system+jwt', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  // Without a body there is nothing to parse, but validation should still name the fields that are missing.
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined || request.body === null) request.body = {};
  });
}
