/** Marks the caret while the text is put together: no text of a page has it. */
const caretMark = '\0';
const blocks = /^(?:div|p|h[1-6]|[uo]l|li|blockquote|pre|figure)$/;
const keptTags = /^(?:h[2-6]|[uo]l|li|blockquote|pre|code|a|strong|b|em|i|u|s|del)$/;
/** Not part of the text: controls, notes about it, and what editors put beside nodes without text. */
const beside = 'button,svg,iframe,script,style,[role="note"],[data-slate-spacer]';

/**
 * The text of a rich editor as a plain field holds it, with the place of the caret in it: plain text, in the forum's plain
 * form (an empty line between paragraphs, `> ` in front of quotes), or HTML.
 */
export function readEditable(editable: Element, as: 'text' | 'html'): { value: string; caret: number } {
  const written = as === 'html' ? htmlIn(editable) : textIn(editable, '\n\n');
  const value = written.replace(caretMark, '');
  const at = written.indexOf(caretMark);
  return { value, caret: at < 0 ? value.length : at };
}

function textIn(parent: Element, between: string): string {
  const parts: string[] = [];
  let isLineOpen = false;
  for (const node of parent.childNodes) {
    const isBlock = blocks.test(node.nodeName.toLowerCase());
    const text = textOf(node);
    if (text === null) continue;
    if (isLineOpen && !isBlock) parts.push(parts.pop()! + text);
    else parts.push(text);
    isLineOpen = !isBlock;
  }
  return parts.join(between);
}

function textOf(node: Node): string | null {
  if (node instanceof Text) return lettersOf(node);
  if (!(node instanceof Element) || node.matches(beside)) return null;
  switch (node.localName) {
    case 'img':
      return (node as HTMLImageElement).src;
    case 'br':
      return node.closest('[data-slate-zero-width]') ? '' : '\n';
    case 'blockquote':
      return textIn(node, '\n').replace(/^/gm, '> ');
    case 'li':
      return `- ${textIn(node, '\n')}`;
    default:
      return textIn(node, '\n');
  }
}

function htmlIn(parent: Element): string {
  return Array.from(parent.childNodes, htmlOf).join('');
}

function htmlOf(node: Node): string {
  if (node instanceof Text) return escape(lettersOf(node));
  if (!(node instanceof Element) || node.matches(beside)) return '';
  const { localName } = node;
  if (localName === 'img') {
    const { src, alt } = node as HTMLImageElement;
    return `<p><img src="${escape(src)}" alt="${escape(alt)}"></p>`;
  }
  const inside = htmlIn(node);
  const href = localName === 'a' ? ` href="${escape((node as HTMLAnchorElement).href)}"` : '';
  if (keptTags.test(localName)) return `<${localName}${href}>${inside}</${localName}>`;
  const isLine = blocks.test(localName) && !node.closest('li') && !/<(?:p|pre|[uo]l)>/.test(inside);
  return isLine ? `<p>${inside}</p>` : inside;
}

function lettersOf(text: Text): string {
  const { focusNode, focusOffset } = selectionIn(text.ownerDocument) ?? {};
  const { data } = text;
  const marked = focusNode === text ? data.slice(0, focusOffset) + caretMark + data.slice(focusOffset) : data;
  // Editors hold empty lines open with it.
  return marked.replaceAll('\uFEFF', '');
}

/** A page may have broken it, which may be why the text is read: the words are kept then, and only the caret is lost. */
function selectionIn(document: Document): Selection | null {
  try {
    return document.getSelection();
  } catch {
    return null;
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter]!);
