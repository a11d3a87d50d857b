import { isRecord } from '../../contract/foreign';
import type { DraftContent, DraftTarget } from './draft';

const discussionMeta = ['name', 'postMeta', 'tags', 'tagIDs', 'pinLocation'];

/** The reason why a draft is not sent to the server, for the log; null when it is valid. */
export function checkDraft(
  recordType: DraftTarget['recordType'],
  { body, format, meta }: DraftContent,
): string | null {
  if (recordType === 'comment' && isEmptyBody(body, format)) return 'Invalid draft, no body content';
  if (recordType === 'discussion' && discussionMeta.every((name) => meta[name] === undefined))
    return 'Invalid draft meta';
  return null;
}

/** Whether it holds nothing that a user has written or chosen. */
export function isBlank({ body, format, meta }: DraftContent): boolean {
  const { name, tagIDs, newTagNames, pinLocation, postMeta } = meta;
  return (
    !isFilled([name, tagIDs, newTagNames, postMeta]) &&
    (pinLocation ?? 'none') === 'none' &&
    isEmptyBody(body, format)
  );
}

/** Whether something is written or chosen in it, or in some part of it. */
const isFilled = (value: unknown): boolean =>
  value != null &&
  (typeof value === 'object' ? Object.values(value).some(isFilled) : value !== '' && value !== false);

/** Whether a body has no text, or in `rich2` a single empty paragraph. */
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

/** Whether two copies hold the same text: word for word, and with the same markup where their formats are the same. */
export function isSameText(one: DraftContent, two: DraftContent): boolean {
  const isSameBody =
    one.format === two.format
      ? one.body === two.body || (isEmptyBody(one.body, one.format) && isEmptyBody(two.body, two.format))
      : wordsOf(one) === wordsOf(two);
  return isSameBody && fieldsOf(one) === fieldsOf(two);
}

const fieldsOf = ({ meta: { name, newTagNames, postMeta } }: DraftContent) =>
  JSON.stringify([
    name ?? '',
    Array.isArray(newTagNames) ? newTagNames : [],
    isRecord(postMeta) ? Object.entries(postMeta).filter(([, value]) => isFilled(value)) : [],
  ]);

/** The text of a draft, a line for each of its blocks. An invalid document is shown as plain text. */
export function linesOf({ body, format }: Pick<DraftContent, 'body' | 'format'>): string[] {
  const nodes = format === 'rich2' ? parse(body) : undefined;
  const text = Array.isArray(nodes) ? nodes.map(textOf).join('\n') : format === 'html' ? shownOf(body) : body;
  return text.split('\n').filter((line) => line.trim() !== '');
}

const wordsOf = (content: DraftContent) => linesOf(content).join(' ').replace(/\s+/g, ' ').trim();

function textOf(node: unknown): string {
  if (!isRecord(node)) return '';
  if (typeof node.text === 'string') return node.text;
  const children: unknown[] = Array.isArray(node.children) ? node.children : [];
  const isBlock = !children.some((child) => isRecord(child) && typeof child.text === 'string');
  return children.map(textOf).join(isBlock ? '\n' : '');
}

/** For comparing and for showing as text: it never becomes markup again. */
const shownOf = (html: string): string =>
  html.replace(/<(br|\/?(p|div|li|h\d))\b[^>]*>/gi, '\n').replace(/<[^>]*>/g, '');

/** Undefined for invalid JSON: that is plain text, not an empty paragraph. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
