import { Editor, Point, Range, Transforms } from 'slate';
import type { SafeHtml } from '../../safe/createSafeHtml';
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
 * Pastes HTML. Its words stand there as plain text until the code that builds a document has loaded, so typing on, leaving or
 * sending never waits and loses nothing. Unchanged words take their form then.
 * HTML that is too long, or says no word, stays its plain text, which is whole. Resolves when they have it, or will not get it.
 */
export function pasteHtml(editor: RichEditorInstance, { safeHtml, report }: Deps) {
  let ready: Html | undefined;
  const blocksOf = (loaded: Html, html: string, text: string) =>
    text === '' ? loaded.toRich(html) : loaded.wholeToRich(html);
  return async (html: string, text: string): Promise<void> => {
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
    await loadHtml(safeHtml).then((loaded) => {
      ready = loaded;
      const now = wordsOf();
      const [anchor, focus] = [from.current, to.current];
      for (const ref of [from, to]) ref.unref();
      const blocks = blocksOf(loaded, html, text);
      if (!blocks || !anchor || !focus || now !== words) return;
      const { selection } = editor;
      /** Counted from their end where it is among them: of them themselves nothing stays. */
      const keep = (point: Point) => {
        if (Point.equals(point, focus) || (Point.isAfter(point, anchor) && Point.isBefore(point, focus))) {
          const distance = [...Editor.positions(editor, { at: { anchor: point, focus } })].length - 1;
          return (end: Point) => Editor.before(editor, end, { distance });
        }
        const ref = hold(point, Point.isAfter(point, focus) ? 'forward' : 'backward');
        return () => ref.unref();
      };
      const places = selection && [keep(selection.anchor), keep(selection.focus)];
      Transforms.select(editor, { anchor, focus });
      insertBlocks(editor, blocks);
      if (!places) return;
      const end = editor.selection!.focus;
      const [first, last] = places.map((place) => place(end) ?? end);
      Transforms.select(editor, { anchor: first!, focus: last! });
    }, report);
  };
}
