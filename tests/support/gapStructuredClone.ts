/** `structuredClone` for the data that tests pass around. Node's own would answer with objects of another realm. */
export function cloneData<T>(value: T): T {
  return copy(value, new Map()) as T;
}

function copy(value: unknown, seen: Map<object, unknown>): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') {
    throw new DOMException(`${String(value)} could not be cloned`, 'DataCloneError');
  }
  if (typeof value !== 'object' || value === null) return value;
  const known = seen.get(value);
  if (known !== undefined) return known;
  if (value instanceof Date) return new Date(value);
  if (value instanceof Map || value instanceof Set) {
    const entries = [...value.entries()].map(
      (pair) => pair.map((item) => copy(item, seen)) as [unknown, unknown],
    );
    return value instanceof Map ? new Map(entries) : new Set(entries.map(([item]) => item));
  }
  const result: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
  seen.set(value, result);
  for (const [key, item] of Object.entries(value))
    (result as Record<string, unknown>)[key] = copy(item, seen);
  return result;
}
