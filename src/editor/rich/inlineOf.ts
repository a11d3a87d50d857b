import { bold, collapsed, italic, kept, plain, struck } from '../markSpaces';
import type { RichNode, RichText } from './richTypes';

const marksOf: Record<string, Partial<RichText>> = {
  B: { bold: true },
  STRONG: { bold: true },
  I: { italic: true },
  EM: { italic: true },
  U: { underline: true },
  S: { strikethrough: true },
  DEL: { strikethrough: true },
  CODE: { code: true },
  KBD: { code: true },
  SAMP: { code: true },
};
export const lineEnd = '\n';

/** Text of sanitised HTML with its marks and links. */
export function inlineOf(node: Node, marks: Partial<RichText>): RichNode[] {
  if (node.nodeType === Node.TEXT_NODE) return textOf(node.nodeValue, marks, keepsSpaces(node));
  if (!(node instanceof Element)) return [];
  if (node.nodeName === 'BR') return [{ ...marks, text: lineEnd }];
  if (node.nodeName === 'IMG') return textOf(node.getAttribute('alt'), marks);
  const { classList } = node;
  const own = {
    ...marks,
    ...(classList.contains(plain) ? {} : marksOf[node.nodeName]),
    ...(classList.contains(bold) ? { bold: true } : {}),
    ...(classList.contains(italic) ? { italic: true } : {}),
    ...(classList.contains(struck) ? { strikethrough: true } : {}),
  };
  const children = [...node.childNodes].flatMap((child) => inlineOf(child, own));
  const url = node.nodeName === 'A' ? node.getAttribute('href') : null;
  return url && children.length
    ? [{ type: 'a', url, children: children.filter((child) => 'text' in child) }]
    : children;
}

function textOf(value: string | null, marks: Partial<RichText>, keeps = false): RichNode[] {
  const text = (value ?? '').replace(keeps ? /\r\n?/g : /[ \t\r\n\f]+/g, keeps ? lineEnd : ' ');
  return text ? [{ ...marks, text }] : [];
}

/** Whether a style has said that the spaces of a text count. */
export const keepsSpaces = (node: Node): boolean =>
  node.parentElement?.closest(`.${kept}, .${collapsed}`)?.classList.contains(kept) ?? false;

/** The innermost node that a node begins with. */
export function firstOf(node: Node): Node {
  let first = node;
  while (first.firstChild) first = first.firstChild;
  return first;
}

/** Without the white space that the source had around a block. */
export function trimmed(nodes: RichNode[], keeps: boolean): RichNode[] {
  const says = nodes.some((node) => !('text' in node) || node.text.trim() !== '');
  if (!says) return [];
  return nodes.map((node, index) => {
    if (!('text' in node)) return node;
    let { text } = node;
    if (index === 0) text = text.replace(keeps ? /^\n+/ : /^ +/, '');
    if (index === nodes.length - 1) text = text.replace(keeps ? /\n+$/ : / +$/, '');
    return { ...node, text };
  });
}
