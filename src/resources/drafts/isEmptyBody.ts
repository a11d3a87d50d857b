import { isRecord } from '../../contract/foreign';

/** Whether a body says nothing: no text, or in `rich2` a single empty paragraph. */
export function isEmptyBody(body: string, format: string): boolean {
  if (body.trim() === '') return true;
  if (format !== 'rich2') return false;
  const nodes = parse(body);
  if (!Array.isArray(nodes)) return false;
  if (nodes.length === 0) return true;
  const [only] = nodes as unknown[];
  if (nodes.length > 1 || !isRecord(only) || (only.type ?? 'p') !== 'p') return false;
  const children: unknown[] = Array.isArray(only.children) ? only.children : [];
  return children.every((child) => isRecord(child) && child.text === '');
}

/** Undefined for what is no JSON: that is somebody's text, not an empty paragraph. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
