import { blockEnd } from './movePlace';
import { mention } from './lettersOf';

/** Stands for the caret while the text is put together: no text has it. */
const caretMark = '\x01';
const blocks =
  '[data-slate-node="element"]:not([data-slate-inline]),div,p,h1,h2,h3,h4,h5,h6,ul,ol,li,blockquote,pre';

/** What the page shows of a document, as `lettersOf` writes it, and where the caret is in that. */
export function lettersIn(editable: Element): { letters: string; caret: number | null } {
  const written = linesIn(editable).join(blockEnd);
  const caret = written.indexOf(caretMark);
  return { letters: written.replace(caretMark, ''), caret: caret < 0 ? null : caret };
}

function linesIn(parent: Element): string[] {
  const lines: string[] = [];
  let open: string | undefined;
  const close = () => {
    // The last line end of a block is there to be seen only.
    if (open) lines.push(open.replace(/\n(?=\x01?$)/, ''));
    open = undefined;
  };
  for (const node of parent.childNodes)
    if (node instanceof Element && isBlock(node)) {
      close();
      lines.push(...(node.matches('[data-slate-void]') ? [''] : linesIn(node)));
    } else open = (open ?? '') + textOf(node);
  close();
  return lines.length === 0 ? [''] : lines;
}

const isBlock = (element: Element): boolean =>
  element.matches(blocks) ||
  (!element.matches('[data-slate-void],[contenteditable="false"]') && element.querySelector(blocks) !== null);

function textOf(node: Node): string {
  if (node instanceof Text) return lettersAt(node);
  if (!(node instanceof Element)) return '';
  if (node.matches('[data-slate-void]')) return mention;
  if (node.matches('[contenteditable="false"],script,style')) return '';
  if (node.localName === 'br') return node.closest('[data-slate-zero-width]') ? '' : '\n';
  return Array.from(node.childNodes, textOf).join('');
}

function lettersAt(text: Text): string {
  const { focusNode, focusOffset = 0 } = text.ownerDocument.getSelection() ?? {};
  const { data } = text;
  const marked = focusNode === text ? data.slice(0, focusOffset) + caretMark + data.slice(focusOffset) : data;
  return marked.replaceAll('\uFEFF', '');
}
