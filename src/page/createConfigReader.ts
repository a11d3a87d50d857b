import { isRecord } from '../contract/foreign';
import { listOf } from './listOf';

export type ConfigReader = ReturnType<typeof createConfigReader>;

const isText = (value: unknown): value is string => typeof value === 'string';
/** What PHP prints for nothing: of a list and of an object alike. */
const isEmpty = (value: unknown) => value === undefined || value === null || listOf(value)?.length === 0;

/** Reads fields by their paths, `meta.ui.siteName`; `leftOut` hears of each that is there and of another type. */
export function createConfigReader(
  source: Record<string, unknown>,
  leftOut: (why: string) => void = () => undefined,
) {
  const at = (path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>(
        (owner, name) => (isRecord(owner) && Object.hasOwn(owner, name) ? owner[name] : undefined),
        source,
      );
  const take = <T>(path: string, fits: (value: unknown) => value is T, fallback: T, what: string): T => {
    const value = at(path);
    if (fits(value)) return value;
    if (!isEmpty(value)) leftOut(`${path}: not ${what}`);
    return fallback;
  };
  const record = (path: string) => take(path, isRecord, {}, 'an object');
  const list = <T>(path: string, fits: (value: unknown) => value is T, what = 'not text'): T[] => {
    const all = listOf(at(path));
    if (!all) take(path, Array.isArray, [], 'a list');
    return (all ?? []).filter((value, index): value is T => {
      if (!fits(value)) leftOut(`${path}.${index}: ${what}`);
      return fits(value);
    });
  };
  return {
    at,
    record,
    list,
    text: (path: string, fallback = '') => take(path, isText, fallback, 'text'),
    texts: (path: string) => list(path, isText),
    flag: (path: string) => take(path, (value) => typeof value === 'boolean', false, 'true or false'),
    number: (path: string, fallback: number) =>
      take(path, (value): value is number => Number.isFinite(value), fallback, 'a number'),
    strings: (path: string): Record<string, string> =>
      Object.fromEntries(
        Object.entries(record(path)).filter((pair): pair is [string, string] => {
          if (!isText(pair[1])) leftOut(`${path}.${pair[0]}: not text`);
          return isText(pair[1]);
        }),
      ),
  };
}
