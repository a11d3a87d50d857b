import { isRecord } from '../../contract/foreign';

/**
 * A piece of a document that is told from others by its `key`: a letter with its marks, a mention, or the beginning of a line
 * with the blocks that are new around it.
 */
export interface Token {
  key: string;
  /** Begins a line: the types of the blocks around it that the line before has begun, and those that begin with it. */
  opens?: { within: unknown[]; heads: Node[] };
  /** Stands in a line; letters by their marks, in `around`, a link, where there is one. */
  letter?: { node: Node; around: Node | null };
}

type Node = Record<string, unknown>;

const inline = new Set(['a', '@']);

/** A document of rich2 as one row of tokens, so that two of them can be compared letter by letter. */
export function tokensOf(nodes: unknown[]): Token[] {
  const tokens: Token[] = [];
  const put = (token: Omit<Token, 'key'>) => tokens.push({ ...token, key: JSON.stringify(token) });
  const open = (within: unknown[], heads: Node[]) => put({ opens: { within, heads } });

  function letters(node: unknown, around: Node | null): void {
    if (!isRecord(node)) return;
    const { text, children, ...rest } = node;
    if (typeof text === 'string')
      for (const letter of text) put({ letter: { node: { text: letter, ...rest }, around } });
    else if (node.type === 'a' && Array.isArray(children)) for (const each of children) letters(each, rest);
    else put({ letter: { node, around } });
  }

  /** `fresh`: blocks that have begun and have no line yet. */
  function block(node: unknown, within: unknown[], fresh: Node[]): Node[] {
    if (!isRecord(node)) return fresh;
    const { children, ...head } = node;
    const heads = [...fresh, head];
    if (!Array.isArray(children) || children.length === 0 || !children.every(isBlock)) {
      open(within, Array.isArray(children) ? heads : [...fresh, node]);
      if (Array.isArray(children)) for (const each of children) letters(each, null);
      return [];
    }
    let rest = heads;
    for (const child of children as unknown[]) {
      // The first line has begun those around it.
      const begun = rest.length === 0 ? heads.map(({ type }) => type) : [];
      rest = block(child, [...within, ...begun], rest);
    }
    return rest;
  }

  for (const node of nodes) {
    if (isRecord(node) && typeof node.text === 'string') letters(node, null);
    else block(node, [], []);
  }
  return tokens;
}

const isBlock = (node: unknown): boolean =>
  isRecord(node) && Array.isArray(node.children) && !inline.has(String(node.type));

/** The document of a row of tokens, whatever has come between them: a line whose blocks are gone is a paragraph. */
export function nodesOfTokens(tokens: Token[]): unknown[] {
  const root: Node[] = [];
  let stack: Node[] = [];
  const push = (node: Node) => {
    const children = (stack.at(-1)?.children as Node[] | undefined) ?? root;
    children.push(node);
  };
  for (const { opens, letter } of tokens) {
    if (opens) {
      const { within } = opens;
      const isWhole = within.every((type, index) => index < stack.length - 1 && stack[index]!.type === type);
      stack = isWhole ? stack.slice(0, within.length) : [];
      for (const head of isWhole ? opens.heads : [{ type: 'p' }]) {
        const node: Node = 'children' in head || !('type' in head) ? { ...head } : { ...head, children: [] };
        push(node);
        stack.push(node);
      }
    } else if (letter) {
      if (!Array.isArray(stack.at(-1)?.children)) {
        stack = [];
        const node: Node = { type: 'p', children: [] };
        push(node);
        stack.push(node);
      }
      write(stack.at(-1)!.children as Node[], letter);
    }
  }
  root.forEach(fill);
  return root;
}

function write(line: Node[], { node, around }: NonNullable<Token['letter']>): void {
  const last = line.at(-1);
  if (around) {
    const isSame = last && Array.isArray(last.children) && said(last, 'children') === JSON.stringify(around);
    if (!isSame) line.push({ ...around, children: [] });
    return write(line.at(-1)!.children as Node[], { node, around: null });
  }
  if (
    last &&
    typeof last.text === 'string' &&
    typeof node.text === 'string' &&
    said(last, 'text') === said(node, 'text')
  )
    last.text += node.text;
  else line.push({ ...node });
}

const said = ({ ...node }: Node, without: string) => {
  delete node[without];
  return JSON.stringify(node);
};

/** Every block holds something. */
function fill(node: Node): void {
  const { children } = node;
  if (!Array.isArray(children)) return;
  if (children.length === 0) children.push({ text: '' });
  else (children as Node[]).forEach(fill);
}
