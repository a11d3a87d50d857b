import { Editor, Range, Transforms, type Point } from 'slate';
import type { SafeHtml } from '../../../safe/createSafeHtml';
import { loadHtml, type Html } from '../loadHtml';
import { insertBlocks } from './insertBlocks';
import { insertPlain } from './insertPlain';
import type { RichEditorInstance } from './richTypes';

interface Deps {
  safeHtml(): Promise<SafeHtml>;
  /** What makes nodes of HTML could not be had. */
  report(error: unknown): void;
}

/**
 * Pastes HTML. Until the code is there that makes a document of it, its words stand there as plain text: whoever types on, goes
 * elsewhere or sends the post waits for nothing, and loses nothing. They take their form then, where nobody has changed them.
 * HTML that is too long stays its plain text, which is whole.
 */
export function pasteHtml(editor: RichEditorInstance, { safeHtml, report }: Deps) {
  let ready: Html | undefined;
  const blocksOf = (loaded: Html, html: string, text: string) =>
    text === '' ? loaded.toRich(html) : loaded.wholeToRich(html);
  return (html: string, text: string): void => {
    if (ready) {
      const blocks = blocksOf(ready, html, text);
      return blocks ? insertBlocks(editor, blocks) : insertPlain(editor, text);
    }
    const { selection } = editor;
    if (!selection) return;
    const hold = (at: Point, affinity: 'backward' | 'forward') => Editor.pointRef(editor, at, { affinity });
    const start = hold(Range.start(selection), 'backward');
    insertPlain(editor, text);
    const to = hold(editor.selection!.focus, 'backward');
    // What comes at either end of it later is none of it.
    const begin = start.unref()!;
    const from = text === '' ? to : hold(begin, 'forward');
    const wordsOf = () =>
      from.current && to.current && Editor.string(editor, { anchor: from.current, focus: to.current });
    const words = wordsOf();
    loadHtml(safeHtml).then((loaded) => {
      ready = loaded;
      const now = wordsOf();
      const [anchor, focus] = [from.current, to.current];
      for (const ref of [from, to]) ref.unref();
      const blocks = blocksOf(loaded, html, text);
      if (!blocks || !anchor || !focus || now !== words) return;
      const caret = editor.selection && Editor.rangeRef(editor, editor.selection, { affinity: 'forward' });
      Transforms.select(editor, { anchor, focus });
      insertBlocks(editor, blocks);
      const place = caret?.unref();
      if (place) Transforms.select(editor, place);
    }, report);
  };
}
