const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const reserved = ['key', 'ref', 'children', 'dangerouslySetInnerHTML', 'contents'];

/** Thrown by guards: what was wrong with an object that came from outside. */
export class ForeignError extends Error {
  override name = 'ForeignError';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Letters of a forbidden key, plain or escaped: looking at every value takes several times as long as parsing does. */
const suspicious = /proto|constructor|\\u00[5-7]/;

/** Parses foreign JSON, leaving out prototype keys at every depth. Throws `ForeignError` when it is no JSON. */
export function parseForeign(json: string): unknown {
  try {
    return JSON.parse(json, suspicious.test(json) ? withoutForbidden : undefined);
  } catch (error) {
    throw new ForeignError(`not JSON: ${(error as Error).message}`);
  }
}

function withoutForbidden(key: string, value: unknown): unknown {
  if (isRecord(value)) for (const name of forbidden) if (Object.hasOwn(value, name)) delete value[name];
  return value;
}

/** Props as a host prints them: a plain object without what React reserves. */
export function parseProps(json: string | null): Record<string, unknown> {
  const value = json === null || json.trim() === '' ? {} : parseForeign(json);
  if (!isRecord(value)) throw new ForeignError('props are not an object');
  for (const name of reserved) delete value[name];
  return value;
}
