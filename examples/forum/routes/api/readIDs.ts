import { invalid } from '../../httpError';

const most = 200;

/** `5`, `5,6`, `discussionID[0]=5&…`, or the text of a range, which is for the filter to read. */
export function readIDs(value: string | string[], field = 'discussionID'): number[] | string {
  if (typeof value === 'string' && /^\s*[[(<>]/.test(value)) return value;
  const parts = [value].flat().flatMap((part) => part.split(','));
  const wrong = parts.findIndex((part) => !/^[1-9]\d{0,9}$/.test(part) || Number(part) > 2_147_483_647);
  if (wrong >= 0) throw invalid({ field, index: wrong, message: `${field} must be IDs or a range of them.` });
  if (parts.length > most)
    throw invalid({ field, code: 'maxItems', message: `${field} must NOT have more than ${most} items.` });
  return parts.map(Number);
}
