import type { RichElement, RichNode, RichText } from './richTypes';

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
const headings = /^H[1-6]$/;
const containers =
  /^(DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|FIGURE|TABLE|TBODY|THEAD|TFOOT|TR|DL|DETAILS|LI)$/;
const lines = /^(P|TD|TH|DT|DD|FIGCAPTION|CAPTION|SUMMARY)$/;

/**
 * Sanitised HTML as nodes of the editor: text with its marks, links, lists, quotes and code. What else there is
 * (tables, pictures of other sites) leaves its text. Comes when HTML has to become a document, and takes nothing from the
 * editor's own chunk: one that fails is then asked for anew, and not what it imports.
 */
export function htmlToRich(fragment: DocumentFragment): RichElement[] {
  const blocks = blocksOf(fragment);
  return blocks.length ? blocks : [{ type: 'p', children: [{ text: '' }] }];
}

function blocksOf(parent: Node, line = 'p'): RichElement[] {
  const blocks: RichElement[] = [];
  let open: RichNode[] = [];
  const close = () => {
    const children = trimmed(open);
    if (children.length) blocks.push({ type: line, children });
    open = [];
  };
  for (const node of parent.childNodes) {
    const name = node.nodeName;
    if (isBlock(node)) {
      close();
      blocks.push(...blockOf(node as Element, line));
    } else if (name === 'BR') close();
    else open.push(...inlineOf(node, {}));
  }
  close();
  return blocks;
}

const isBlock = (node: Node): boolean =>
  /^(UL|OL|BLOCKQUOTE|PRE|HR)$/.test(node.nodeName) ||
  headings.test(node.nodeName) ||
  lines.test(node.nodeName) ||
  containers.test(node.nodeName) ||
  // An inline element around blocks, as word processors write them.
  (node instanceof Element && [...node.children].some(isBlock));

function blockOf(element: Element, line: string): RichElement[] {
  const name = element.nodeName;
  if (name === 'HR') return [];
  if (name === 'UL' || name === 'OL') {
    const items = [...element.children].flatMap((child) => itemOf(child));
    return items.length ? [{ type: name.toLowerCase(), children: items }] : [];
  }
  if (name === 'BLOCKQUOTE') {
    const children = blocksOf(element, 'blockquote-line').flatMap((block) => flat(block, 'blockquote-line'));
    return children.length ? [{ type: 'blockquote', children }] : [];
  }
  if (name === 'PRE') {
    const text = (element.textContent ?? '').replace(/\n$/, '');
    const children = text.split('\n').map((each) => ({ type: 'code_line', children: [{ text: each }] }));
    return [{ type: 'code_block', children }];
  }
  if (headings.test(name) && line === 'p') return blocksOf(element, 'h2');
  return blocksOf(element, line);
}

/** An item is one line and the lists below it. */
function itemOf(element: Element): RichElement[] {
  const blocks = blocksOf(element, 'lic');
  const first = blocks[0]?.type === 'lic' ? blocks[0] : { type: 'lic', children: [{ text: '' }] };
  const rest = blocks.filter((block) => block !== first);
  const lists = rest.filter(({ type }) => type === 'ul' || type === 'ol');
  const others = rest.filter((block) => !lists.includes(block)).flatMap((block) => flat(block, 'lic'));
  return [
    { type: 'li', children: [first, ...lists] },
    ...others.map((other) => ({ type: 'li', children: [other] })),
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
  if (node.nodeType === Node.TEXT_NODE) return textOf(node.nodeValue, marks);
  if (!(node instanceof Element)) return [];
  if (node.nodeName === 'BR') return [{ ...marks, text: lineEnd }];
  if (node.nodeName === 'IMG') return textOf(node.getAttribute('alt'), marks);
  const own = { ...marks, ...marksOf[node.nodeName] };
  const children = [...node.childNodes].flatMap((child) => inlineOf(child, own));
  const url = node.nodeName === 'A' ? node.getAttribute('href') : null;
  return url && children.length
    ? [{ type: 'a', url, children: children.filter((child) => 'text' in child) }]
    : children;
}

function textOf(value: string | null, marks: Partial<RichText>): RichNode[] {
  const text = (value ?? '').replace(/[ \t\r\n\f]+/g, ' ');
  return text ? [{ ...marks, text }] : [];
}

/** Without the white space that the source had around a block. */
function trimmed(nodes: RichNode[]): RichNode[] {
  const says = nodes.some((node) => !('text' in node) || node.text.trim() !== '');
  if (!says) return [];
  return nodes.map((node, index) => {
    if (!('text' in node)) return node;
    let { text } = node;
    if (index === 0) text = text.replace(/^ +/, '');
    if (index === nodes.length - 1) text = text.replace(/ +$/, '');
    return { ...node, text };
  });
}
