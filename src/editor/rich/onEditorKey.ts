import type { KeyboardEvent } from 'react';
import { Element, Transforms } from 'slate';
import { selectAsShown } from './selectAsShown';
import { moveCell } from './insertTable';
import { toggleBlock, type BlockType } from './toggleBlock';
import { toggleMark } from './toggleMark';
import type { Mark, RichEditorInstance } from './richTypes';

const marks: Record<string, Mark> = { b: 'bold', i: 'italic', e: 'code' };
/** With Shift; by physical key, because what Shift+7 writes depends on the keyboard's language. */
const blocks: Record<string, BlockType> = {
  Digit7: 'ol',
  Digit8: 'ul',
  Digit9: 'blockquote',
  KeyE: 'code_block',
};

interface Actions {
  submit(): void;
  link(): void;
}

/** Ctrl or ⌘ with A, B, I, E, K; with Shift and 7, 8, 9, E; and with Enter, which posts. Tab is the page's, but between cells. */
export function onEditorKey(
  event: KeyboardEvent,
  editor: RichEditorInstance,
  { submit, link }: Actions,
): void {
  const { nativeEvent, key: pressed, ctrlKey, metaKey, altKey } = event;
  const isTab = pressed === 'Tab' && !nativeEvent.isComposing && !ctrlKey && !metaKey && !altKey;
  if (isTab && moveCell(editor, event.shiftKey ? -1 : 1)) return event.preventDefault();
  if (event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  selectAsShown(editor);
  const key = event.key.toLowerCase();
  const [first] = editor.children;
  const mark = event.shiftKey ? undefined : marks[key];
  const block = event.shiftKey ? blocks[event.code] : undefined;
  if (key === 'enter') submit();
  // The browser's own stops at a picture that is first.
  else if (key === 'a' && Element.isElement(first) && editor.isVoid(first)) Transforms.select(editor, []);
  else if (key === 'k' && !event.shiftKey) link();
  else if (mark) toggleMark(editor, mark);
  else if (block) toggleBlock(editor, block);
  else return;
  event.preventDefault();
}
