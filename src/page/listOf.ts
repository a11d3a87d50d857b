import { isRecord } from '../contract/foreign';

/** A list, also one whose keys had a gap when PHP printed it: `{"1": …}`. Null for anything else. */
export function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  return isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key))
    ? Object.values(value)
    : null;
}
