import { isRecord } from '../../contract/foreign';
import type { Body, Join } from './joinBodies';

/**
 * `joinChanges` for where HTML may be among the three: it is compared by its words, a paragraph for each block. What is
 * stored keeps its form, and what was typed goes behind it as words. Few have need of it, so that it is code of its own;
 * `joinChanges` is handed to it, or that would have to be a file of its own, too.
 */
export const joinHtml =
  (joinChanges: Join): Join =>
  (stored, typed, base) => {
    if (![stored, typed, base].some(isHtml)) return joinChanges(stored, typed, base);
    const [theirs, mine, before] = [stored, typed, base].map(asDocument) as [Body, Body, Body];
    // Nobody has stored anything else, and somebody went on from there.
    if (lettersOf(theirs) === lettersOf(before)) return typed;
    const flat: Body = { body: JSON.stringify(flatten(nodesOf(mine))), format: 'rich2' };
    if (!isHtml(stored)) return joinChanges(stored, flat, before);
    const added = joinChanges(nothing, flat, before);
    return added && { body: stored.body + nodesOf(added).map(paragraph).join(''), format: 'html' };
  };

const nothing: Body = { body: '[]', format: 'rich2' };
const isHtml = ({ format }: Body) => format === 'html';

const signs: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** `DOMParser` is a sink that Trusted Types close, and only words are wanted. */
function asDocument(text: Body): Body {
  if (!isHtml(text)) return text;
  const words = text.body
    .replace(/\s+/g, ' ')
    .replace(/<\/?(p|div|[uo]l|li|h\d|pre|blockquote|table|t[rdh]|br|hr|figure)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => signs[name]!);
  const blocks = words.split('\n').filter((block) => block.trim() !== '');
  const nodes = blocks.map((block) => ({ type: 'p', children: [{ text: block.trim() }] }));
  return { body: JSON.stringify(nodes), format: 'rich2' };
}

function nodesOf({ body, format }: Body): unknown[] {
  if (format !== 'rich2') return [{ text: body }];
  const nodes: unknown = JSON.parse(body);
  return Array.isArray(nodes) ? nodes : [];
}

/** Lists and quotes by their paragraphs, as HTML is read: each may be new by itself. */
function flatten(nodes: unknown[]): unknown[] {
  return nodes.flatMap((node) => {
    const children = isRecord(node) && Array.isArray(node.children) ? (node.children as unknown[]) : [];
    const isHolder = children.length > 0 && children.every((child) => isRecord(child) && 'children' in child);
    return isHolder ? flatten(children) : [node];
  });
}

function wordsOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (!isRecord(node)) return '';
  return typeof node.text === 'string' ? node.text : wordsOf(node.children);
}

const lettersOf = (text: Body) => wordsOf(nodesOf(text)).replace(/\s+/g, '');

const paragraph = (node: unknown) =>
  `<p>${wordsOf(node).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
