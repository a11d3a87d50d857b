import { Transforms } from 'slate';
import { IS_ANDROID } from 'slate-dom';
import { ReactEditor } from 'slate-react';
import { lettersIn } from './lettersIn';
import { lettersOf } from './lettersOf';
import { putLetters } from './putLetters';
import type { RichEditorInstance } from './richTypes';

/** How often the text is shown anew without a key in between: an extension that never gives in must not freeze the page. */
const patience = 5;
const uses = ['keydown', 'beforeinput', 'pointerdown', 'submit'];

interface Watcher {
  /** What has changed since is React's own doing. */
  forgive(): void;
  stop(): void;
}

/**
 * Finds what others (extensions, text expanders, scripts of the page) have changed in the text's own nodes, which Slate
 * hears nothing of: what they have changed of the letters is taken over into the document, as if it had been typed, and
 * `renew` shows the document anew where they have changed more. On Android Slate itself reads the page.
 */
export function watchForeign(
  editor: RichEditorInstance,
  editable: HTMLElement,
  renew: () => void,
  /** One for all that show the text one after the other. */
  renewals: { current: number },
): Watcher {
  if (IS_ANDROID) return { forgive() {}, stop() {} };
  const { ownerDocument: document } = editable;
  const control = new AbortController();
  let records: MutationRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The turn in which a composition ends still brings its letters. */
  let isEnding = false;

  const collect = (more: MutationRecord[]) => {
    // While letters are composed the page shows what the document does not have.
    if (isEnding || ReactEditor.isComposing(editor)) records = [];
    else records.push(...more.filter(isInText));
  };
  const observer = new MutationObserver((more) => {
    collect(more);
    // Not at once: a letter that the browser puts in by itself is in the document when its event has been heard.
    if (records.length > 0) timer ??= setTimeout(settle);
  });

  function settle(): void {
    clearTimeout(timer);
    timer = undefined;
    collect(observer.takeRecords());
    const changes = records.splice(0);
    if (changes.every(isInStep)) return;
    const { letters, caret } = lettersIn(editable);
    const hasFocus = editable.contains(document.activeElement);
    const isWhole = !changes.some(({ removedNodes }) => Array.from(removedNodes).some(isLost));
    const known = lettersOf(editor);
    if (isWhole && letters !== known.letters)
      putLetters(editor, letters, hasFocus ? (caret ?? 'behind') : 'kept');
    // The editor hears of a moved caret a moment later.
    else if (isWhole && hasFocus && caret !== null) Transforms.select(editor, known.pointAt(caret));
    if (changes.some(isMore)) {
      if (renewals.current < patience) queueMicrotask(renew);
      renewals.current += 1;
      // The editor finds places in its strings by their one text node.
    } else for (const { target } of changes) stringAround(target)?.normalize();
  }

  const isInText = ({ target }: MutationRecord): boolean => {
    const fixed = elementOf(target)?.closest('[contenteditable="false"]');
    return !fixed || !editable.contains(fixed);
  };
  /** Typed by the reader, or gone with its place since. */
  const isInStep = (record: MutationRecord): boolean => {
    if (isMore(record)) return false;
    const string = stringAround(record.target)!;
    const place = string.closest('[data-slate-node="text"]');
    if (!place || !ReactEditor.hasDOMNode(editor, place)) return true;
    const { text } = ReactEditor.toSlateNode(editor, place) as { text: string };
    return string.childNodes.length < 2 && string.textContent === text;
  };
  /** A part of the text was removed with its container: the user has not deleted it. */
  const isLost = (node: Node): boolean =>
    node instanceof Element &&
    !editable.contains(node) &&
    (node.matches('[data-slate-node]') || node.querySelector('[data-slate-node]') !== null);

  observer.observe(editable, { subtree: true, childList: true, characterData: true });
  const { signal } = control;
  const onUse = () => {
    settle();
    renewals.current = 0;
  };
  for (const type of uses) document.addEventListener(type, onUse, { capture: true, signal });
  editable.addEventListener(
    'compositionend',
    () => {
      isEnding = true;
      setTimeout(() => {
        collect(observer.takeRecords());
        isEnding = false;
      });
    },
    { capture: true, signal },
  );
  return {
    forgive: () => void observer.takeRecords(),
    stop() {
      observer.disconnect();
      clearTimeout(timer);
      control.abort();
    },
  };
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
const stringAround = (node: Node) => elementOf(node)?.closest('[data-slate-string]');

/** More than letters, which Slate writes anew by itself where the document has others. */
const isMore = ({ target, addedNodes, removedNodes }: MutationRecord): boolean =>
  !stringAround(target) || [...addedNodes, ...removedNodes].some((node) => node instanceof Element);
