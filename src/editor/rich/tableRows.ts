import { isRecord } from '../../contract/foreign';

type Foreign = Record<string, unknown>;

const childrenOf = (value: Foreign): Foreign[] =>
  Array.isArray(value.children) ? value.children.filter(isRecord) : [];
const isType = ({ type }: Foreign, names: RegExp) => typeof type === 'string' && names.test(type);

/**
 * The rows of a foreign table with their cells; null for one with more than the editor can show: cells over several columns
 * or rows, blocks in them, and what it says of itself.
 */
export function tableRows(value: Foreign): Foreign[][] | null {
  const rows = childrenOf(value).flatMap((part) =>
    isType(part, /^t(?:head|body|foot)$/) ? childrenOf(part) : [part],
  );
  const isKnown = rows.every((row) => isType(row, /^tr$/) && childrenOf(row).every(isPlain));
  const cells = rows.map(childrenOf);
  const isOwn = Object.keys(value).every((name) => name === 'type' || name === 'children');
  return isOwn && isKnown && cells.some((row) => row.length > 0) ? cells : null;
}

const isPlain = (cell: Foreign): boolean =>
  isType(cell, /^t[dh]$/) &&
  isOne(cell.colSpan ?? cell.colspan) &&
  isOne(cell.rowSpan ?? cell.rowspan) &&
  childrenOf(cell).every((child) => typeof child.text === 'string' || isType(child, /^(?:p|a|@)$/));

const isOne = (span: unknown): boolean => span === undefined || Number(span) === 1;
