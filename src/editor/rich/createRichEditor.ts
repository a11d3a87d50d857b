import { flushSync } from 'react-dom';
import { createEditor, Editor, Range, Scrubber, Transforms, type Descendant, type Point } from 'slate';
import { withHistory } from 'slate-history';
import { defaultScrollSelectionIntoView, withReact } from 'slate-react';
import { safeUrl } from '../../safe/safeUrl';
import type { Ui } from '../../ui/UiContext';
import type { EditorServices } from '../services';
import { lettersOf } from './lettersOf';
import { embedOf } from './linkCard';
import { movePlace } from './movePlace';
import { paragraph } from './paragraph';
import { pointAt } from './pointAt';
import { putComposed } from './putComposed';
import { quoteNodes, type Quote } from './quoteNodes';
import type { RichNode } from './richTypes';
import { startOf, type EditorStart } from './startOf';
import { takeOut } from './takeOut';
import { withForum } from './withForum';
import { withPaste } from './withPaste';
import { withPauses } from './withPauses';
import { blanksBehind, isEmptyRich, writeRich } from './writeRich';

/** Milliseconds after a key in which its word is not over. */
const wordTime = 1500;

interface Deps {
  ui: Pick<Ui, 'urls' | 'safeHtml' | 'report' | 'locale' | 'extensions' | 'home'>;
  start: EditorStart;
  takeFiles(files: File[]): boolean;
  lookUp: EditorServices['lookUp'];
}

/** An editor with its first document, and what may be done to it from outside. */
export function createRichEditor({ ui, start, takeFiles, lookUp }: Deps) {
  // Slate's errors quote the document, and go into reports: no text that a member has written does.
  Scrubber.setScrubber((_, value) => (typeof value === 'string' ? '…' : value));
  const link = (url: unknown) => safeUrl('user', url, ui.urls());
  const editor = withPaste(withForum(withPauses(withHistory(withReact(createEditor())))), {
    safeHtml: ui.safeHtml,
    link,
    takeFiles,
    lookUp,
    embeds: (url) => embedOf(ui, url) !== undefined,
    report: (error) => ui.report({ widget: 'Editor', element: null, phase: 'load', error }),
  });

  let typedAt = 0;
  /** It is words from elsewhere that have moved the caret last. */
  let isMoved = false;
  const { apply, onChange } = editor;
  // React would render a change without a keystroke later, and an earlier keystroke would go into an outdated document.
  editor.onChange = (options) => flushSync(() => onChange(options));
  editor.apply = (operation) => {
    if (operation.type !== 'set_selection') typedAt = Date.now();
    isMoved = false;
    apply(operation);
  };
  /** The serialised document, with its fields in one order. */
  const asRead = (nodes: readonly RichNode[]) =>
    writeRich(startOf({ format: 'rich2', body: writeRich(nodes) }, link).document);

  const open = (next: EditorStart) => {
    const at = typedAt;
    // What waits for a place in the document that was there has none.
    for (const ref of Editor.pointRefs(editor)) ref.unref();
    const { document, selection } = startOf(next, link);
    editor.children = document;
    editor.selection = null;
    Editor.normalize(editor, { force: true });
    if (selection) Transforms.select(editor, selection);
    else if ('caret' in next && next.caret !== undefined)
      Transforms.select(editor, pointAt(editor, next.caret));
    else Transforms.select(editor, Editor.end(editor, []));
    // Undo must not restore the previous document.
    editor.history = { undos: [], redos: [] };
    // With operations still to be told of, Slate would wait 10 ms for focus: two keys of a quick writer.
    editor.operations = [];
    // Normalisation is not typing.
    typedAt = at;
  };
  open(start);

  return {
    editor,
    /** Removes the sent text, where it is unchanged. */
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
    /** `known`: the document that `next` is based on, when text has been composed here since. */
    reset(next: EditorStart, known?: Descendant[]) {
      // What another tab tells may be what it has heard from here.
      if (asRead(startOf(next, link).document) === asRead(editor.children)) return;
      const { selection } = editor;
      const before = lettersOf(editor);
      const isWriting = Date.now() - typedAt < wordTime && before.letters !== '';
      const blanks = blanksBehind(editor.children);
      const isBehind = selection !== null && selection.focus.path[0]! >= editor.children.length - blanks;
      open(next);
      // The user's unfinished line stays last: a draft has no empty ones.
      const goesOn = isBehind && !isEmptyRich(editor.children);
      if (goesOn) for (let blank = 0; blank < blanks; blank += 1) editor.children.push(paragraph());
      const end =
        known && putComposed(editor, lettersOf({ ...editor, children: known }).letters, before.letters);
      const after = lettersOf(editor);
      if (end !== undefined) Transforms.select(editor, after.pointAt(end));
      else if (selection) {
        const follows = !isWriting && Range.isCollapsed(selection);
        const moved = (point: Point) => {
          const place = before.placeOf(point);
          const behind = after.letters.length - before.letters.length + place;
          return after.pointAt(goesOn ? behind : movePlace(place, before.letters, after.letters, follows));
        };
        Transforms.select(editor, { anchor: moved(selection.anchor), focus: moved(selection.focus) });
      }
      isMoved = true;
      editor.operations = [];
      onChange();
    },
    /** Scrolls the caret into view while the editor has focus; changes from other tabs do not scroll the page. */
    scrollToCaret(...how: Parameters<typeof defaultScrollSelectionIntoView>) {
      if (!isMoved) defaultScrollSelectionIntoView(...how);
    },
  };
}
