import { leaveVoid } from './leaveVoid';
import { paragraph } from './paragraph';
import { Editor, Element, Node, Path, Range, Transforms, type NodeEntry } from 'slate';
import { flatten, isAtLineStart, isHeading, isLine } from './toggleBlock';
import type { RichEditorInstance, RichElement } from './richTypes';
import { splitLine } from './splitLine';
import { isCell, repairTable } from './insertTable';
import { withShortcuts } from './withShortcuts';
import { withTables } from './withTables';

const childOf: Record<string, string> = {
  ul: 'li',
  ol: 'li',
  blockquote: 'blockquote-line',
  spoiler: 'spoiler-line',
  code_block: 'code_line',
};

/** Teaches an editor what rich2 is made of, and how Enter, Backspace and typed shortcuts treat it. */
export function withForum(base: RichEditorInstance): RichEditorInstance {
  const editor = withShortcuts(withTables(base));
  const { isInline, isVoid, normalizeNode, insertBreak, deleteBackward, insertText } = editor;

  editor.isInline = (element) => element.type === 'a' || element.type === '@' || isInline(element);
  editor.isVoid = (element) =>
    element.type === '@' ||
    element.type === 'opaque' ||
    element.type === 'rich_embed_card' ||
    isVoid(element);

  editor.normalizeNode = (entry) => {
    if (!repair(editor, entry)) normalizeNode(entry);
  };

  editor.insertBreak = () => {
    if (!editor.selection || leaveVoid(editor)) return;
    const { selection } = editor;
    const line = Editor.above<RichElement>(editor, { match: isLine });
    const isEmpty =
      line &&
      Range.isCollapsed(selection) &&
      Editor.string(editor, line[1]) === '' &&
      line[0].children.length === 1;
    // An empty item or line of a quote or spoiler ends it.
    if (isEmpty && /^(?:lic|blockquote-line|spoiler-line)$/.test(line[0].type)) return flatten(editor);
    if (isEmpty && endsToggle(editor, line[1])) return flatten(editor);
    if (line?.[0].type === 'lic') return splitLine(editor);
    insertBreak();
    if (line && isHeading(line[0])) Transforms.setNodes(editor, { type: 'p' }, { match: isLine });
  };

  // A line end within the block: an item of two blocks has its lines run together where it is shown.
  editor.insertSoftBreak = () => insertText('\n');

  editor.deleteBackward = (unit) => {
    const line = editor.selection && Editor.above<RichElement>(editor, { match: isLine });
    if (line && line[0].type !== 'p' && !isCell(line[0]) && isAtLineStart(editor)) {
      const isFirst = isHeading(line[0]) || line[1].at(-1) === 0;
      if (isFirst) return flatten(editor);
    }
    deleteBackward(unit);
  };

  editor.insertText = (text, options) => {
    leaveVoid(editor);
    insertText(text, options);
  };

  return editor;
}

/** Whether a line is the last in a toggle, below its title and something else. */
function endsToggle(editor: RichEditorInstance, path: Path): boolean {
  const [parent] = Editor.parent(editor, path);
  const last = path.at(-1)!;
  return Element.isElement(parent) && parent.type === 'toggle' && last > 1 && !Node.has(parent, [last + 1]);
}

/** A toggle has a title and something below it, which is none. */
function repairToggle(editor: RichEditorInstance, [node, path]: NodeEntry<RichElement>): boolean {
  if (node.type === 'toggle-title') {
    const [parent] = Editor.parent(editor, path);
    const isTitle = Element.isElement(parent) && parent.type === 'toggle' && path.at(-1) === 0;
    if (!isTitle) Transforms.setNodes(editor, { type: 'p' }, { at: path });
    return !isTitle;
  }
  if (node.type !== 'toggle') return false;
  const [first, second] = node.children as RichElement[];
  if (!first) return false;
  if (first.type !== 'toggle-title') {
    if (isLine(first)) Transforms.setNodes(editor, { type: 'toggle-title' }, { at: [...path, 0] });
    else Transforms.insertNodes(editor, { ...paragraph(), type: 'toggle-title' }, { at: [...path, 0] });
    return true;
  }
  if (!second) Transforms.insertNodes(editor, paragraph(), { at: [...path, 1] });
  return !second;
}

/** Mends one thing that rich2 does not allow; answers whether there was one. */
function repair(editor: RichEditorInstance, [node, path]: NodeEntry): boolean {
  if (Editor.isEditor(node)) {
    const last = node.children.at(-1);
    // Below a picture, a list or code there must be somewhere to go on writing.
    if (last && (!Element.isElement(last) || last.type !== 'p')) {
      Transforms.insertNodes(editor, paragraph(), { at: [node.children.length] });
      return true;
    }
    return false;
  }
  if (!Element.isElement(node)) return false;
  if (node.type === 'a' && Node.string(node) === '') {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  const wanted = childOf[node.type];
  if (wanted) {
    for (const [child, childPath] of Node.children(editor, path)) {
      if (Element.isElement(child) && child.type === 'p' && wanted !== 'li') {
        Transforms.setNodes(editor, { type: wanted }, { at: childPath });
        return true;
      }
      if (Element.isElement(child) && wanted === 'li' && child.type !== 'li') {
        Transforms.wrapNodes(editor, { type: 'li', children: [] }, { at: childPath });
        return true;
      }
    }
  }
  if (node.type === 'li') {
    const first = node.children[0];
    if (first && Element.isElement(first) && isLine(first) && first.type !== 'lic') {
      Transforms.setNodes(editor, { type: 'lic' }, { at: [...path, 0] });
      return true;
    }
  }
  if (repairTable(editor, [node, path]) || repairToggle(editor, [node, path])) return true;
  if (node.type === 'ul' || node.type === 'ol') {
    // Two lists of one kind in a row are one, or the second one's numbers begin again.
    const twin = (at: Path) => {
      const other = Node.getIf(editor, at);
      return Element.isElement(other) && other.type === node.type;
    };
    const at = Path.hasPrevious(path) && twin(Path.previous(path)) ? path : Path.next(path);
    if (!twin(at)) return false;
    Transforms.mergeNodes(editor, { at });
    return true;
  }
  return false;
}
