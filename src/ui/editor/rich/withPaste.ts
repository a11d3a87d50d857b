import { Editor, Range, Transforms } from 'slate';
import { parseForeign } from '../../../contract/foreign';
import type { SafeHtml } from '../../../safe/createSafeHtml';
import { loadHtml } from '../loadHtml';
import { blockAbove } from './toggleBlock';
import { insertCard } from './insertCard';
import { linkCard } from './linkCard';
import { linkAt, setLink } from './setLink';
import { readRich } from './readRich';
import type { RichEditorInstance, RichElement } from './richTypes';

interface Deps {
  safeHtml(): Promise<SafeHtml>;
  link(url: unknown): string | null;
  /** Whether an add-on makes a card of the address. */
  embeds(url: string): boolean;
  /** Takes pasted and dropped pictures; answers whether it wants these files. */
  takeFiles(files: File[]): boolean;
  /** What makes nodes of HTML could not be had. */
  report(error: unknown): void;
}

/**
 * What is pasted or dropped becomes nodes that the editor knows, whoever wrote it: another editor's nodes and HTML go
 * through the same doors as a post from the server.
 */
export function withPaste(editor: RichEditorInstance, deps: Deps): RichEditorInstance {
  editor.insertData = (data) => {
    const files = [...data.files];
    const text = data.getData('text/plain');
    const html = data.getData('text/html');
    if (files.length > 0 && html === '' && deps.takeFiles(files)) return;
    if (blockAbove(editor, 'code_block')) return insertPlain(editor, text);
    const own = data.getData('application/x-slate-fragment');
    const nodes = own === '' ? null : readOwn(own, deps.link);
    if (nodes) return insertBlocks(editor, nodes);
    const url = /^\S+$/.test(text.trim()) ? deps.link(text.trim()) : null;
    if (url && /^https?:/i.test(text.trim()) && !linkAt(editor)) {
      if (editor.selection && Range.isExpanded(editor.selection)) return setLink(editor, url);
      if (isOnEmptyLine(editor) && deps.embeds(url)) return insertCard(editor, linkCard(url));
      Transforms.insertNodes(editor, { type: 'a', url, children: [{ text: text.trim() }] });
      return Transforms.move(editor, { unit: 'offset' });
    }
    if (html === '') return insertPlain(editor, text);
    const at = editor.selection && Editor.rangeRef(editor, editor.selection);
    const insert = (put: () => void) => {
      const range = at?.unref();
      if (range) Transforms.select(editor, range);
      put();
    };
    loadHtml(deps.safeHtml).then(
      ({ toRich }) => insert(() => insertBlocks(editor, toRich(html))),
      (error: unknown) => {
        deps.report(error);
        insert(() => insertPlain(editor, text));
      },
    );
  };
  return editor;
}

function readOwn(encoded: string, link: Deps['link']): RichElement[] | null {
  try {
    return readRich(parseForeign(decodeURIComponent(window.atob(encoded))), link);
  } catch {
    // Somebody else's data under our name: its text is pasted instead.
    return null;
  }
}

function isOnEmptyLine(editor: RichEditorInstance): boolean {
  const line = blockAbove(editor, 'p');
  return line !== undefined && line[1].length === 1 && Editor.isEmpty(editor, line[0]);
}

/** Empty lines part paragraphs, as everywhere. */
function insertPlain(editor: RichEditorInstance, text: string): void {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  lines.forEach((line, index) => {
    if (index > 0) Transforms.splitNodes(editor, { always: true });
    editor.insertText(line);
  });
}

function insertBlocks(editor: RichEditorInstance, blocks: RichElement[]): void {
  const [only] = blocks;
  // One paragraph goes on the line that the caret is in.
  if (blocks.length === 1 && only?.type === 'p') Transforms.insertFragment(editor, only.children);
  else Transforms.insertFragment(editor, blocks);
}
