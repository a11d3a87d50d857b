import { isRecord } from '../contract/foreign';
import type { ApiRequest } from '../contract/apiClient';
import type { PreloadedAnswer } from '../contract/pageConfig';

export interface PreloadTable {
  /** The answer that came with the page, or undefined. Each is given once. */
  take(request: ApiRequest): { data: unknown } | undefined;
  /** The answer for a path, however it was asked for. */
  takePath(path: string): unknown;
  /** A change was sent to the server: what the page knows about that resource is old. */
  forget(path: string): void;
}

/** Seconds as of which an answer that came with the page counts as old. */
export const staleAfter = 300;

/** The page's preloaded answers, by what would be asked. `now` in milliseconds; answers are as old as the table. */
export function createPreloadTable(answers: readonly PreloadedAnswer[], now: () => number): PreloadTable {
  const table = new Map(answers.map(({ path, query, data }) => [keyOf(path, query), { path, data }]));
  const end = now() + staleAfter * 1000;
  return {
    take({ method = 'GET', path, query = {} }) {
      if (method !== 'GET' || table.size === 0) return undefined;
      const key = keyOf(path, query);
      const found = table.get(key);
      table.delete(key);
      return found && now() < end ? { data: found.data } : undefined;
    },
    takePath(path) {
      for (const [key, entry] of table) {
        if (trim(entry.path) !== path) continue;
        table.delete(key);
        return entry.data;
      }
      return undefined;
    },
    forget(path) {
      for (const [key, entry] of table) if (resourceOf(entry.path) === resourceOf(path)) table.delete(key);
    },
  };
}

const trim = (path: string) => path.replace(/^\/+|\/+$/g, '');
const resourceOf = (path: string) => trim(path).split('/')[0];
const keyOf = (path: string, query: Readonly<Record<string, unknown>>) =>
  `${trim(path)}?${JSON.stringify(sorted(query))}`;

/** Hosts print a query in any order, numbers as text, and what has no value as null or not at all; arrays keep theirs. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value === null ? null : String(value);
  return Object.keys(value)
    .sort()
    .filter((name) => value[name] != null)
    .map((name) => [name, sorted(value[name])]);
}
