import { paragraph } from './paragraph';
import { createEditor, Editor, Transforms, type Point } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import { safeUrl } from '../../../safe/safeUrl';
import type { Ui } from '../../UiContext';
import { embedOf } from './linkCard';
import { pointAt } from './pointAt';
import { quoteNodes, type Quote } from './quoteNodes';
import { startOf, type EditorStart } from './startOf';
import { takeOut } from './takeOut';
import { withForum } from './withForum';
import { withPaste } from './withPaste';
import { withPauses } from './withPauses';

interface Deps {
  ui: Pick<Ui, 'urls' | 'safeHtml' | 'report' | 'locale' | 'extensions' | 'home'>;
  start: EditorStart;
  takeFiles(files: File[]): boolean;
}

/** An editor with its first document, and what may be done to it from outside. */
export function createRichEditor({ ui, start, takeFiles }: Deps) {
  const link = (url: unknown) => safeUrl('user', url, ui.urls());
  const editor = withPaste(withForum(withPauses(withHistory(withReact(createEditor())))), {
    safeHtml: ui.safeHtml,
    link,
    takeFiles,
    embeds: (url) => embedOf(ui, url) !== undefined,
    report: (error) => ui.report({ widget: 'Editor', element: null, phase: 'load', error }),
  });

  const open = (next: EditorStart) => {
    const { document, selection } = startOf(next, link);
    editor.children = document;
    editor.selection = null;
    Editor.normalize(editor, { force: true });
    if (selection) Transforms.select(editor, selection);
    else if ('caret' in next && next.caret !== undefined)
      Transforms.select(editor, pointAt(editor, next.caret));
    else Transforms.select(editor, Editor.end(editor, []));
    // What was there before is not to be brought back by Ctrl+Z.
    editor.history = { undos: [], redos: [] };
    // With operations still to be told of, Slate would wait 10 ms for focus: two keys of a quick writer.
    editor.operations = [];
  };
  open(start);

  return {
    editor,
    /** Takes out what has been sent, where nobody has changed it since. */
    takeOut(sent: { format: 'text' | 'rich2'; body: string }) {
      takeOut(editor, startOf({ selection: [0, 0], ...sent }, link).document);
      editor.history = { undos: [], redos: [] };
    },
    insertQuote(quote: Quote) {
      const wrote = ui.locale.t('{name} wrote:', { name: quote.name });
      // Behind the block that is being written in, never into the middle of its words.
      const [index = editor.children.length - 1] = editor.selection?.anchor.path ?? [];
      const isBlank = index === 0 && Editor.string(editor, []) === '' && editor.children.length === 1;
      Editor.withoutNormalizing(editor, () => {
        if (isBlank) Transforms.removeNodes(editor, { at: [0] });
        const at = isBlank ? 0 : index + 1;
        Transforms.insertNodes(editor, [quoteNodes(quote, wrote), paragraph()], { at: [at] });
        Transforms.select(editor, Editor.start(editor, [at + 1]));
      });
    },
    reset(next: EditorStart = { format: 'rich2', body: '' }) {
      const before = Editor.string(editor, []);
      const { selection } = editor;
      const place = selection && lengthTo(editor, selection.focus);
      open(next);
      // Words that were put in front leave whoever writes where they are, and so do those behind, unless they write at the end.
      const now = Editor.string(editor, []);
      const at = now.endsWith(before) ? now.length - before.length : 0;
      const isKept =
        at > 0 || (place !== null && place < before.length && now.startsWith(before.slice(0, place)));
      if (place !== null && isKept) Transforms.select(editor, pointAt(editor, at + place));
      editor.operations = [];
      editor.onChange();
    },
  };
}

const lengthTo = (editor: Editor, focus: Point): number =>
  Editor.string(editor, { anchor: Editor.start(editor, []), focus }).length;
