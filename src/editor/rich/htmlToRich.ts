import { makeLists } from '../makeLists';
import { code, spoiler } from '../markSpaces';
import { firstOf, inlineOf, keepsSpaces, lineEnd, trimmed } from './inlineOf';
import type { RichElement, RichNode } from './richTypes';

export { markSpaces } from '../markSpaces';

const bar = ' | ';
const hidden = 'spoiler-line';
const headings = /^H[1-6]$/;
const containers =
  /^(DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|FIGURE|TABLE|TBODY|THEAD|TFOOT|TR|DL|DETAILS|LI)$/;
/** What no line of a row can hold: a table in a cell says that this one only places things, and code is its lines. */
const placed = 'table, pre';
const lines = /^(P|TD|TH|DT|DD|FIGCAPTION|CAPTION|SUMMARY)$/;

/**
 * Sanitised HTML as nodes of the editor: text with its marks, links, lists, quotes and code. What else there is
 * (pictures of other sites) leaves its text. Comes when HTML has to become a document, and takes nothing from the
 * editor's own chunk: one that fails is then asked for anew, and not what it imports.
 */
export function htmlToRich(fragment: DocumentFragment): RichElement[] {
  makeLists(fragment);
  const blocks = blocksOf(fragment.childNodes);
  return blocks.length ? blocks : [{ type: 'p', children: [{ text: '' }] }];
}

function blocksOf(nodes: Iterable<Node>, line = 'p'): RichElement[] {
  const blocks: RichElement[] = [];
  let open: RichNode[] = [];
  let first: Node | undefined;
  const close = () => {
    const children = trimmed(open, first !== undefined && keepsSpaces(first));
    first = undefined;
    if (children.length) blocks.push({ type: line, children });
    open = [];
  };
  for (const node of nodes) {
    const name = node.nodeName;
    if (isBlock(node)) {
      close();
      blocks.push(...blockOf(node as Element, line));
    } else if (name === 'BR') close();
    else {
      if (!open.length) first = firstOf(node);
      open.push(...inlineOf(node, {}));
    }
  }
  close();
  return blocks;
}

const isBlock = (node: Node): boolean =>
  /^(UL|OL|BLOCKQUOTE|PRE|HR)$/.test(node.nodeName) ||
  headings.test(node.nodeName) ||
  lines.test(node.nodeName) ||
  containers.test(node.nodeName) ||
  isCode(node) ||
  // An inline element around blocks, as word processors write them.
  (node instanceof Element && [...node.children].some(isBlock));

function blockOf(element: Element, line: string): RichElement[] {
  const name = element.nodeName;
  if (name === 'HR') return [];
  const rows = name === 'TABLE' && line === 'p' ? rowsOf(element) : null;
  if (rows) {
    const captions = [...element.children].filter(({ nodeName }) => nodeName === 'CAPTION');
    return [...blocksOf(captions), { type: 'table', children: rows }];
  }
  if (name === 'TR') {
    const cells = cellsOf(element);
    if (cells) return rowOf(cells, line);
  }
  if (name === 'UL' || name === 'OL') {
    const items = itemsOf(element);
    return items.length ? [{ type: name.toLowerCase(), children: items }] : [];
  }
  if (isSpoiler(element)) {
    const inside = [...element.childNodes].filter(({ nodeName }) => nodeName !== 'SUMMARY');
    const children = blocksOf(inside, hidden).flatMap((block) => flat(block, hidden));
    // Words of its own on the button are in clear.
    const above = [...element.children].filter(({ nodeName }) => nodeName === 'SUMMARY');
    return [...blocksOf(above, line), ...(children.length ? [{ type: 'spoiler', children }] : [])];
  }
  if (name === 'BLOCKQUOTE') {
    const children = blocksOf(element.childNodes, 'blockquote-line').flatMap((block) =>
      flat(block, 'blockquote-line'),
    );
    return children.length ? [{ type: 'blockquote', children }] : [];
  }
  if (name === 'PRE' || isCode(element)) {
    const children = linesOf(element).map((text) => ({ type: 'code_line', children: [{ text }] }));
    return [{ type: 'code_block', children }];
  }
  if (headings.test(name) && line === 'p') return blocksOf(element.childNodes, 'h2');
  return blocksOf(element.childNodes, line);
}

/** Null for a row that only places blocks on a page, as mails have them. */
function cellsOf(row: Element, spans = false): Element[] | null {
  const cells = [...row.children].filter(({ nodeName }) => /^T[DH]$/.test(nodeName));
  const isData = cells.length > 1 || (spans && cells[0]?.hasAttribute('colspan'));
  return isData && !row.querySelector(placed) ? cells : null;
}

/** Null for a table of which some row only places blocks. */
function rowsOf(table: Element): RichElement[] | null {
  const rows = [...table.querySelectorAll('tr')].filter(({ childElementCount }) => childElementCount > 0);
  const cells = rows.map((row) => ({
    cells: cellsOf(row, true),
    isHead: row.parentElement!.nodeName === 'THEAD',
  }));
  if (!cells.length || cells.some((row) => !row.cells)) return null;
  return cells.map(({ cells: own, isHead }) => ({
    type: 'tr',
    children: own!.flatMap((cell) => [
      { type: isHead ? 'th' : cell.nodeName.toLowerCase(), children: wordsOf(cell) },
      // What stands over several columns keeps the others below their headers.
      ...Array.from({ length: Math.min(Number(cell.getAttribute('colspan') ?? 1), 50) - 1 }, () => ({
        type: 'td',
        children: [{ text: '' }],
      })),
    ]),
  }));
}

/** A cell is one block: its paragraphs are lines of it. */
function wordsOf(cell: Element): RichNode[] {
  const lines = blocksOf(cell.childNodes).flatMap((block) => flat(block, 'p'));
  const words = lines.flatMap(({ children }, index) =>
    index === 0 ? children : [{ text: lineEnd }, ...children],
  );
  return words.length > 0 ? words : [{ text: '' }];
}

/** A row in one line where no table can stand, with bars between its cells. Also an empty cell keeps its place. */
function rowOf(cells: readonly Element[], line: string): RichElement[] {
  const join = (parts: RichNode[][], between: string) =>
    parts.flatMap((part, index) => (index === 0 ? part : [{ text: between }, ...part]));
  const parts = cells.map((cell) => {
    const lines = blocksOf(cell.childNodes, line).flatMap((block) => flat(block, line));
    return join(
      lines.map(({ children }) => children),
      ' ',
    );
  });
  return parts.some((part) => part.length > 0) ? [{ type: line, children: join(parts, bar) }] : [];
}

/** A styled code block, not inline code in a sentence and not monospaced prose. */
const isCode = (node: Node): boolean =>
  node instanceof Element &&
  node.classList.contains(code) &&
  !node.querySelector('a, b, strong, i, em, ul, ol') &&
  linesOf(node).length > 1;

/**
 * Lines end where the text says so, and with a block of their own: a line end that the source has beside such a tag is the same
 * one.
 */
function linesOf(element: Element): string[] {
  let text = '';
  const endLine = () => {
    if (/[^\r\n]$/.test(text)) text += '\n';
  };
  const isLine = ({ nodeName }: Node) => containers.test(nodeName) || lines.test(nodeName);
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      const beside = node.previousSibling ?? node.nextSibling;
      const isEnded = beside && (isLine(beside) || beside.nodeName === 'BR');
      text += isEnded ? node.nodeValue!.replace(/^\r?\n/, '') : node.nodeValue!;
    }
    if (node.nodeName === 'BR') text += '\n';
    if (isLine(node)) endLine();
    node.childNodes.forEach(read);
    if (isLine(node)) endLine();
  };
  element.childNodes.forEach(read);
  return text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
}

/** Words between items are items, and a list there is below the item in front of it, as word processors write it. */
function itemsOf(list: Element): RichElement[] {
  const items: RichElement[] = [];
  let loose: Node[] = [];
  const close = () => {
    for (const block of blocksOf(loose, 'lic')) {
      const above = items.at(-1);
      if (above && isNested(block)) above.children.push(block);
      else items.push(...itemOf([block]));
    }
    loose = [];
  };
  for (const child of list.childNodes) {
    if (child.nodeName !== 'LI') {
      loose.push(child);
      continue;
    }
    close();
    items.push(...itemOf(blocksOf(child.childNodes, 'lic')));
  }
  close();
  return items;
}

const isNested = ({ type }: RichElement): boolean => /^(?:ul|ol|spoiler)$/.test(type);

/** An item is one line and the lists below it. */
function itemOf(blocks: RichElement[]): RichElement[] {
  const lists = blocks.filter(isNested);
  const lines = blocks.filter((block) => !isNested(block)).flatMap((block) => flat(block, 'lic'));
  const hasLine = lines[0] && !(blocks[0] && isNested(blocks[0]));
  const first = hasLine ? lines.shift()! : { type: 'lic', children: [{ text: '' }] };
  return [
    { type: 'li', children: [first, ...lists] },
    ...lines.map((other) => ({ type: 'li', children: [other] })),
  ];
}

const isSpoiler = (node: Node): boolean =>
  /^(?:DIV|DETAILS)$/.test(node.nodeName) && (node as Element).classList.contains(spoiler);

/** The lines of a block that cannot stand where it is; a spoiler stays one everywhere, or its words would be in clear. */
function flat(block: RichElement, type: string): RichElement[] {
  if (block.type === 'spoiler' && type !== hidden) return [block];
  const holdsBlocks = block.children.some(
    (child) => 'children' in child && child.type !== 'a' && child.type !== '@',
  );
  if (!holdsBlocks) return [{ type, children: block.children }];
  return block.children.flatMap((child) => ('children' in child ? flat(child, type) : []));
}
