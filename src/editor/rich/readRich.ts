import { isText } from './isText';
import { linkCard } from './linkCard';
import { paragraph } from './paragraph';
import { tableRows } from './tableRows';
import { isRecord } from '../../contract/foreign';
import type { RichElement, RichNode, RichText } from './richTypes';

/** Blocks that hold text, and those that hold blocks, with what stands for a child of another kind. */
const textBlocks = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'lic',
  'blockquote-line',
  'spoiler-line',
  'code_line',
  'toggle-title',
]);
const wrappers: Record<string, string[]> = {
  ul: ['li'],
  ol: ['li'],
  li: ['lic', 'ul', 'ol', 'p', 'spoiler'],
  blockquote: ['blockquote-line', 'p', 'ul', 'ol', 'spoiler'],
  spoiler: ['spoiler-line', 'p', 'ul', 'ol'],
  code_block: ['code_line'],
  toggle: ['toggle-title', 'p', 'ul', 'ol', 'blockquote', 'spoiler', 'code_block', 'h2', 'h3'],
};
const marks = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;
const lineEnd = '\n';
const deepest = 40;
const most = 5000;

/**
 * A rich2 document, from the server, a draft or the clipboard, as nodes that the editor knows. Blocks that it does not
 * know are carried along whole; links that may not be linked become text. Null when it is no document at all.
 *
 * @param link answers the address that may be linked, or null.
 */
export function readRich(foreign: unknown, link: (url: unknown) => string | null): RichElement[] | null {
  if (!Array.isArray(foreign)) return null;
  let left = most;

  function inline(value: unknown, depth: number): RichNode[] {
    if (--left < 0 || depth > deepest || !isRecord(value)) return [];
    if (isText(value)) return [readText(value)];
    if (value.type === '@' && Number.isSafeInteger(value.userID) && (value.userID as number) > 0)
      return [
        {
          type: '@',
          userID: value.userID as number,
          name: typeof value.name === 'string' ? value.name : '',
          children: [{ text: '' }],
        },
      ];
    const children = childrenOf(value).flatMap((child) => inline(child, depth + 1));
    const url = value.type === 'a' ? link(value.url) : null;
    // A link in a link is dropped; so is a block where only text is allowed.
    return url === null ? children : [{ type: 'a', url, children: children.filter(isText) }];
  }

  function block(value: unknown, depth: number): RichElement[] {
    if (--left < 0 || !isRecord(value)) return [];
    if (isText(value)) return [paragraph(readText(value))];
    const type = typeof value.type === 'string' ? value.type : '';
    if (type === '@' || type === 'a') return [paragraph(...inline(value, depth))];
    if (depth <= deepest && textBlocks.has(type)) {
      const children = childrenOf(value).flatMap((child) => inline(child, depth + 1));
      return [{ type, children: children.length ? children : [{ text: '' }] }];
    }
    const allowed = Object.hasOwn(wrappers, type) ? wrappers[type] : undefined;
    if (depth <= deepest && allowed && fits(value, allowed)) {
      const children = childrenOf(value).flatMap((child) => block(child, depth + 1));
      const id = type === 'toggle' && typeof value.id === 'string' ? { id: value.id } : {};
      return children.length ? [{ type, ...id, children }] : [];
    }
    if (depth <= deepest && type === 'table') {
      const rows = tableRows(value);
      if (rows) return [{ type, children: rows.map((cells) => row(cells, depth)) }];
    }
    if (isTooDeep(value, deepest)) return [];
    const card = type === 'rich_embed_card' ? (readImage(value, link) ?? readLinkCard(value, link)) : null;
    return [card ?? opaque(value)];
  }

  /** A cell is one block: its paragraphs are lines of it. */
  function row(cells: Record<string, unknown>[], depth: number): RichElement {
    left -= 1 + cells.length;
    const children = cells.map((cell) => ({
      type: cell.type as string,
      children: childrenOf(cell).flatMap((child, index) => {
        const isBelow = index > 0 && isRecord(child) && child.type === 'p';
        return [...(isBelow ? [{ text: lineEnd }] : []), ...inline(child, depth + 3)];
      }),
    }));
    for (const cell of children) if (cell.children.length === 0) cell.children.push({ text: '' });
    return { type: 'tr', children };
  }

  const document = foreign.flatMap((value, index) => {
    if (left < 0) return [];
    const blocks = block(value, 0);
    // A block that was read in part and all behind it: too much to be edited, but none of its words may be lost.
    return left < 0 ? [opaque(foreign.slice(index).filter((each) => !isTooDeep(each, deepest)))] : blocks;
  });
  return document.length ? document : [paragraph()];
}

const opaque = (original: unknown): RichElement => ({ type: 'opaque', original, children: [{ text: '' }] });

const childrenOf = (value: Record<string, unknown>): unknown[] =>
  Array.isArray(value.children) ? value.children : [];

const fits = (value: Record<string, unknown>, allowed: string[]): boolean =>
  childrenOf(value).every(
    (child) => isRecord(child) && typeof child.type === 'string' && allowed.includes(child.type),
  );

/** An opaque block must still be valid in a request. */
const isTooDeep = (value: unknown, left: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left < 0 || Object.values(value).some((each) => isTooDeep(each, left - 0.5)));

function readText(value: RichText): RichText {
  const text: RichText = { text: value.text };
  for (const mark of marks) if (value[mark] === true) text[mark] = true;
  return text;
}

function readImage(
  value: Record<string, unknown>,
  link: (url: unknown) => string | null,
): RichElement | null {
  const data = isRecord(value.embedData) ? value.embedData : {};
  const url = value.dataSourceType === 'image' || data.embedType === 'image' ? link(data.url) : null;
  if (url === null || !/^https?:/.test(url)) return null;
  return {
    type: 'rich_embed_card',
    dataSourceType: 'image',
    url,
    embedData: { ...data, url },
    children: [{ text: '' }],
  };
}

/** Only the editor's own link cards: an embed with a frame or a video holds more data and stays opaque. */
function readLinkCard(
  value: Record<string, unknown>,
  link: (url: unknown) => string | null,
): RichElement | null {
  const { embedData: data, url, dataSourceType } = value;
  const isOwn =
    dataSourceType === 'url' &&
    isRecord(data) &&
    data.embedType === 'link' &&
    data.url === url &&
    Object.keys(data).length === 2;
  const address = isOwn ? link(url) : null;
  return address !== null && /^https?:/.test(address) ? linkCard(address) : null;
}
