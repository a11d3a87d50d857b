import { Editor, Element, Range, Transforms, type Path } from 'slate';
import { isInTable } from './insertTable';
import type { RichEditorInstance, RichElement } from './richTypes';

/** What a block can be turned into. */
export type BlockType = 'ul' | 'ol' | 'blockquote' | 'code_block' | 'spoiler' | 'toggle' | 'h2' | 'h3';

const wrapping = new Set(['ul', 'ol', 'li', 'blockquote', 'code_block', 'spoiler', 'toggle']);
const lineOf: Record<BlockType, string> = {
  ul: 'lic',
  ol: 'lic',
  blockquote: 'blockquote-line',
  code_block: 'code_line',
  spoiler: 'spoiler-line',
  toggle: 'p',
  h2: 'h2',
  h3: 'h3',
};
const lines = new Set([...Object.values(lineOf), 'toggle-title', 'h1', 'h4', 'h5', 'h6', 'td', 'th']);

const isElement = (node: unknown): node is RichElement => Element.isElement(node);
/** The lowest block: what holds text. */
export const isLine = (node: unknown): boolean => isElement(node) && lines.has(node.type);

export const isHeading = ({ type }: RichElement): boolean => /^h[1-6]$/.test(type);

/** The nearest block around the caret that is one of the given types. */
export function blockAbove(editor: RichEditorInstance, ...types: string[]) {
  if (!editor.selection) return undefined;
  return Editor.above<RichElement>(editor, {
    match: (node) => isElement(node) && types.includes(node.type),
  });
}

export const isBlockActive = (editor: RichEditorInstance, type: BlockType): boolean => {
  if (type === 'toggle') return blockAbove(editor, type) !== undefined;
  const found = blockAbove(editor, 'ul', 'ol', 'blockquote', 'code_block', 'spoiler', 'h2', 'h3')?.[0].type;
  return found === type;
};

/** Turns the selected lines into a list, quote, code block, spoiler, toggle or heading; or, when they are one, into paragraphs again. */
export function toggleBlock(editor: RichEditorInstance, type: BlockType): void {
  // A cell holds words alone.
  if (!editor.selection || isInTable(editor)) return;
  const active = isBlockActive(editor, type);
  // What is in a toggle stays in it; only the toggle itself goes.
  if (type === 'toggle' && active) return openToggle(editor, blockAbove(editor, type)![1]);
  Editor.withoutNormalizing(editor, () => {
    flatten(editor);
    if (active) return;
    Transforms.setNodes(editor, { type: lineOf[type] }, { match: isLine });
    if (type === 'h2' || type === 'h3') return;
    if (type === 'code_block') {
      // Code is letters: a word in bold would show its markers.
      Transforms.unwrapNodes(editor, { match: (node) => isElement(node) && node.type === 'a' });
      Transforms.unsetNodes(editor, ['bold', 'italic', 'strikethrough', 'underline', 'code'], {
        match: (node) => 'text' in node,
        mode: 'lowest',
      });
    }
    const isList = type === 'ul' || type === 'ol';
    if (isList)
      for (const [, path] of [...Editor.nodes(editor, { match: isLine, mode: 'lowest' })])
        Transforms.wrapNodes(editor, { type: 'li', children: [] }, { at: path });
    const part = isList ? 'li' : lineOf[type];
    Transforms.wrapNodes(
      editor,
      { type, children: [] },
      { match: (node) => isElement(node) && node.type === part, mode: 'highest' },
    );
  });
}

/** A toggle without its button: what was in it stands where it was. */
function openToggle(editor: RichEditorInstance, at: Path): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.setNodes(editor, { type: 'p' }, { at: [...at, 0] });
    Transforms.unwrapNodes(editor, { at });
  });
}

/** Selected lines out of their lists, quotes and code, as paragraphs. */
export function flatten(editor: RichEditorInstance): void {
  const { selection } = editor;
  if (!selection) return;
  const found = [...Editor.nodes(editor, { at: selection, match: isLine, mode: 'lowest' })];
  const refs = found.map(([, path]) => Editor.pathRef(editor, path));
  // A line that is half-way out of its list would be put back into it.
  Editor.withoutNormalizing(editor, () => {
    for (const ref of refs) {
      while (ref.current && ref.current.length > 1) {
        const [parent] = Editor.parent(editor, ref.current);
        if (!isElement(parent) || !wrapping.has(parent.type)) break;
        if (parent.type === 'toggle' && ref.current.at(-1) === 0) {
          openToggle(editor, ref.current.slice(0, -1));
          continue;
        }
        Transforms.liftNodes(editor, { at: ref.current });
      }
      const path = ref.unref();
      if (path) Transforms.setNodes(editor, { type: 'p' }, { at: path });
    }
  });
}

/** Whether the caret stands before the first letter of its line. */
export function isAtLineStart(editor: RichEditorInstance): boolean {
  const { selection } = editor;
  if (!selection || !Range.isCollapsed(selection)) return false;
  const line = Editor.above(editor, { match: isLine });
  return line !== undefined && Editor.isStart(editor, selection.anchor, line[1]);
}
