import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Editor, Range, Transforms } from 'slate';
import { ReactEditor, useFocused, useSlate } from 'slate-react';
import type { ApiError } from '../../contract/apiError';
import type { EditorServices, MentionUser } from '../services';
import { blockAbove, isLine } from './toggleBlock';
import { foldName, matchesMention, typedMention } from './matchesMention';

/** Milliseconds between the last key and the question to the server. */
const pause = 50;
/** As many as the server sends; a shorter answer is all there is. */
const most = 50;

type Found =
  { status: 'loading' } | { status: 'success'; users: MentionUser[] } | { status: 'error'; error: ApiError };

export interface Mentions {
  /** The text typed after the `@`; null without one. */
  typed: string | null;
  found: Found;
  active: number;
  setActive(index: number): void;
  /** Where the typed mention stands. */
  range: Range | null;
  choose(user: MentionUser): void;
  /** Answers whether the key was for the suggestions. */
  onKey(event: KeyboardEvent): boolean;
}

interface Options {
  lookUp: EditorServices['lookUp'];
  enabled: boolean;
  /** Letters that must be typed first. */
  minimum: number;
}

/** Watches for a mention being typed, and finds who may be meant. */
export function useMentions({ lookUp, enabled, minimum }: Options): Mentions {
  const editor = useSlate();
  // The list closes when the editor loses focus.
  const isHere = useFocused();
  const target = enabled && isHere ? mentionAt(editor, minimum) : null;
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [found, setFound] = useState<Found>({ status: 'loading' });
  const [active, setActive] = useState(0);
  const [cache] = useState(() => new Map<string, MentionUser[]>());
  const place = target && `${target.range.anchor.path.join()}:${target.range.anchor.offset}`;
  const typed = target && place !== dismissed ? target.typed : null;
  // What stands there later is another mention.
  if (target === null && dismissed !== null) setDismissed(null);
  const latest = useRef(lookUp);
  useEffect(() => {
    latest.current = lookUp;
  }, [lookUp]);

  useEffect(() => {
    setActive(0);
    if (typed === null) return;
    const known = fromCache(cache, typed);
    if (known) return setFound({ status: 'success', users: known });
    setFound((before) => (before.status === 'success' ? before : { status: 'loading' }));
    let wanted = true;
    const timer = setTimeout(() => {
      void latest.current(typed).then((answer) => {
        if ('users' in answer) cache.set(foldName(typed), answer.users);
        if (!wanted) return;
        if ('users' in answer)
          setFound({
            status: 'success',
            users: answer.users.filter(({ name }) => matchesMention(typed, name)),
          });
        // A status below 500 only means that no user has that name.
        else if (answer.error.status > 0 && answer.error.status < 500)
          setFound({ status: 'success', users: [] });
        else setFound({ status: 'error', error: answer.error });
      });
    }, pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [typed, cache]);

  const range = typed === null ? null : target!.range;
  const choose = useCallback(
    ({ userID, name }: MentionUser) => {
      if (!range) return;
      Transforms.select(editor, range);
      Transforms.insertNodes(editor, { type: '@', userID, name, children: [{ text: '' }] });
      Transforms.move(editor);
      editor.insertText(' ');
      ReactEditor.focus(editor);
    },
    [editor, range],
  );
  const users = useMemo(
    () =>
      found.status === 'success' && typed !== null
        ? found.users.filter(({ name }) => matchesMention(typed, name))
        : [],
    [found, typed],
  );

  return {
    typed,
    found: found.status === 'success' ? { status: 'success', users } : found,
    active,
    setActive,
    range,
    choose,
    onKey(event) {
      if (typed === null || event.nativeEvent.isComposing) return false;
      if (event.key === 'Escape') {
        setDismissed(place);
        event.stopPropagation();
      } else if (users.length === 0) return false;
      else if (event.key === 'ArrowDown') setActive((active + 1) % users.length);
      else if (event.key === 'ArrowUp') setActive((active + users.length - 1) % users.length);
      else if (
        (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) ||
        (event.key === 'Tab' && !event.shiftKey)
      )
        choose(users[active] ?? users[0]!);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

/** A shorter question's whole answer holds this one's, too. */
function fromCache(cache: Map<string, MentionUser[]>, typed: string): MentionUser[] | undefined {
  const key = foldName(typed);
  for (let length = key.length; length > 0; length--) {
    const users = cache.get(key.slice(0, length));
    if (users && (length === key.length || users.length < most))
      return users.filter(({ name }) => matchesMention(typed, name));
  }
  return undefined;
}

function mentionAt(editor: ReturnType<typeof useSlate>, minimum: number) {
  const { selection } = editor;
  if (!selection || !Range.isCollapsed(selection) || blockAbove(editor, 'code_block')) return null;
  const line = Editor.above(editor, { match: isLine });
  if (!line) return null;
  const { path, offset } = selection.anchor;
  const [leaf] = Editor.leaf(editor, path);
  const found = typedMention(leaf.text.slice(0, offset));
  if (!found || foldName(found.text).length < minimum) return null;
  return { typed: found.text, range: { anchor: { path, offset: found.start }, focus: selection.anchor } };
}
