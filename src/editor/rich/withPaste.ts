import { Editor, Range, Transforms } from 'slate';
import { parseForeign } from '../../contract/foreign';
import type { SafeHtml } from '../../safe/createSafeHtml';
import type { EditorServices } from '../services';
import { blockAbove } from './toggleBlock';
import { insertBlocks } from './insertBlocks';
import { insertCard } from './insertCard';
import { insertPlain } from './insertPlain';
import { leaveVoid } from './leaveVoid';
import { linkCard } from './linkCard';
import { pasteHtml } from './pasteHtml';
import { mentionPasted } from './mentionPasted';
import { pasteText } from './pasteText';
import { linkAt, setLink } from './setLink';
import { readRich } from './readRich';
import type { RichEditorInstance, RichElement } from './richTypes';

interface Deps {
  safeHtml(): Promise<SafeHtml>;
  link(url: unknown): string | null;
  /** Whether an add-on makes a card of the address. */
  embeds(url: string): boolean;
  /** Who may be mentioned. */
  lookUp: EditorServices['lookUp'];
  /** Takes pasted and dropped pictures; answers whether it wants these files. */
  takeFiles(files: File[]): boolean;
  /** What makes nodes of HTML could not be had. */
  report(error: unknown): void;
}

/**
 * Pasted or dropped content becomes nodes that the editor knows: another editor's nodes and HTML go
 * through the same doors as a post from the server.
 */
export function withPaste(editor: RichEditorInstance, deps: Deps): RichEditorInstance {
  const pasteRich = pasteHtml(editor, deps);
  editor.insertData = (data) => {
    const files = [...data.files];
    const text = data.getData('text/plain');
    const html = data.getData('text/html');
    // Browsers copy a picture with HTML that shows it, word processors words with a picture of them.
    if (files.length > 0 && (html === '' || text === '') && deps.takeFiles(files)) return;
    leaveVoid(editor);
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
    const mention = () => mentionPasted(editor, text, deps.lookUp).catch(deps.report);
    if (html === '') {
      pasteText(editor, text);
      return void mention();
    }
    // Spreadsheets part cells by tabs, which posts show as spaces.
    void pasteRich(html, /<table\b/i.test(html) ? text.replaceAll('\t', ' | ') : text).then(mention);
  };
  return editor;
}

function readOwn(encoded: string, link: Deps['link']): RichElement[] | null {
  try {
    return readRich(parseForeign(decodeURIComponent(window.atob(encoded))), link);
  } catch {
    // Foreign data under our type: its text is pasted instead.
    return null;
  }
}

function isOnEmptyLine(editor: RichEditorInstance): boolean {
  const line = blockAbove(editor, 'p');
  return line !== undefined && line[1].length === 1 && Editor.isEmpty(editor, line[0]);
}
