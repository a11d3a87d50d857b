import { makeLists } from '../makeLists';
import { bold, code, collapsed, italic, kept, plain, struck } from '../markSpaces';
import type { RichElement, RichNode, RichText } from './richTypes';

export { markSpaces } from '../markSpaces';

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
const lineEnd = '\n';
const bar = ' | ';
const headings = /^H[1-6]$/;
const containers =
  /^(DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|FIGURE|TABLE|TBODY|THEAD|TFOOT|TR|DL|DETAILS|LI)$/;
/** What no line of a row can hold: a table in a cell says that this one only places things, and code is its lines. */
const placed = 'table, pre';
const lines = /^(P|TD|TH|DT|DD|FIGCAPTION|CAPTION|SUMMARY)$/;

/**
 * Sanitised HTML as nodes of the editor: text with its marks, links, lists, quotes and code. What else there is
 * (pictures of other sites) leaves its text, and a table its rows. Comes when HTML has to become a document, and takes nothing from the
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
  if (name === 'TR') {
    const cells = cellsOf(element);
    if (cells) return rowOf(cells, line);
  }
  if (name === 'UL' || name === 'OL') {
    const items = itemsOf(element);
    return items.length ? [{ type: name.toLowerCase(), children: items }] : [];
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

/** Null for a row that only places things on a page, as mails have them. */
function cellsOf(row: Element): Element[] | null {
  const cells = [...row.children].filter(({ nodeName }) => /^T[DH]$/.test(nodeName));
  return cells.length > 1 && !row.querySelector(placed) ? cells : null;
}

/** A row in one line, with bars between its cells, until the editor has tables. Also an empty cell keeps its place. */
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
      if (above && isList(block)) above.children.push(block);
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

const isList = ({ type }: RichElement): boolean => type === 'ul' || type === 'ol';

/** An item is one line and the lists below it. */
function itemOf(blocks: RichElement[]): RichElement[] {
  const lists = blocks.filter(isList);
  const lines = blocks.filter((block) => !isList(block)).flatMap((block) => flat(block, 'lic'));
  const hasLine = lines[0] && !(blocks[0] && isList(blocks[0]));
  const first = hasLine ? lines.shift()! : { type: 'lic', children: [{ text: '' }] };
  return [
    { type: 'li', children: [first, ...lists] },
    ...lines.map((other) => ({ type: 'li', children: [other] })),
  ];
}

/** The lines of a block that cannot stand where it is. */
function flat(block: RichElement, type: string): RichElement[] {
  const holdsBlocks = block.children.some(
    (child) => 'children' in child && child.type !== 'a' && child.type !== '@',
  );
  if (!holdsBlocks) return [{ type, children: block.children }];
  return block.children.flatMap((child) => ('children' in child ? flat(child, type) : []));
}

function inlineOf(node: Node, marks: Partial<RichText>): RichNode[] {
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

const keepsSpaces = (node: Node): boolean =>
  node.parentElement?.closest(`.${kept}, .${collapsed}`)?.classList.contains(kept) ?? false;

function firstOf(node: Node): Node {
  let first = node;
  while (first.firstChild) first = first.firstChild;
  return first;
}

/** Without the white space that the source had around a block. */
function trimmed(nodes: RichNode[], keeps: boolean): RichNode[] {
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
