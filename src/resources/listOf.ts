import { isRecord } from '../contract/foreign';

/** Rows, without those of which nothing can be made. */
export const listOf =
  <Row>(readRow: (row: Record<string, unknown>) => Row[]) =>
  (foreign: unknown): Row[] | undefined =>
    Array.isArray(foreign) ? foreign.filter(isRecord).flatMap(readRow) : undefined;
