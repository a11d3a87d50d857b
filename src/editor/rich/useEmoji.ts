import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Editor, Range, Transforms } from 'slate';
import { ReactEditor, useFocused, useSlate } from 'slate-react';
import { lazyImport } from '../../contract/lazyImport';
import type { Emoji } from './emoji';
import { blockAbove } from './toggleBlock';

const most = 8;

export interface EmojiSuggestions {
  found: readonly Emoji[];
  active: number;
  setActive(index: number): void;
  /** Where the typed name stands. */
  range: Range | null;
  choose(emoji: Emoji): void;
  /** Answers whether the key was for the suggestions. */
  onKey(event: KeyboardEvent): boolean;
}

/** Watches for `:name` being typed, and finds the emoji that may be meant. */
export function useEmoji(): EmojiSuggestions {
  const editor = useSlate();
  const target = useFocused() ? typedName(editor) : null;
  const [all, setAll] = useState<readonly Emoji[]>([]);
  const [active, setActive] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const name = target?.name ?? null;
  const place = target && `${target.range.anchor.path.join()}:${target.range.anchor.offset}`;
  if (target === null && dismissed !== null) setDismissed(null);

  const isAsked = name !== null && all.length === 0;
  useEffect(() => {
    if (!isAsked) return;
    let wanted = true;
    lazyImport(() => import('./emoji')).then(
      ({ emoji }) => wanted && setAll(emoji),
      // Without the list a name stays the words that it is.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [isAsked]);
  useEffect(() => setActive(0), [name]);

  const found = name !== null && place !== dismissed ? matches(all, name) : [];
  const choose = ({ sign }: Emoji) => {
    if (!target) return;
    Transforms.select(editor, target.range);
    editor.insertText(sign);
    ReactEditor.focus(editor);
  };
  return {
    found,
    active,
    setActive,
    range: found.length > 0 ? target!.range : null,
    choose,
    onKey(event) {
      const { key, nativeEvent, ctrlKey, metaKey, shiftKey } = event;
      if (found.length === 0 || nativeEvent.isComposing) return false;
      const whole = key === ':' ? found.find((each) => each.name === name) : undefined;
      if (key === 'Escape') {
        setDismissed(place);
        event.stopPropagation();
      } else if (key === 'ArrowDown') setActive((active + 1) % found.length);
      else if (key === 'ArrowUp') setActive((active + found.length - 1) % found.length);
      else if (whole) choose(whole);
      else if ((key === 'Enter' && !ctrlKey && !metaKey) || (key === 'Tab' && !shiftKey))
        choose(found[active] ?? found[0]!);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

/** Those whose name begins so first. */
function matches(all: readonly Emoji[], name: string): Emoji[] {
  const begins = all.filter((each) => each.name.startsWith(name));
  const holds = all.filter((each) => each.name.includes(name) && !each.name.startsWith(name));
  return [...begins, ...holds].slice(0, most);
}

/** A colon at a beginning or behind a space or bracket, and two letters or signs that a name begins with. */
function typedName(editor: ReturnType<typeof useSlate>): { name: string; range: Range } | null {
  const { selection } = editor;
  if (!selection || !Range.isCollapsed(selection) || blockAbove(editor, 'code_block')) return null;
  const { path, offset } = selection.anchor;
  const [leaf] = Editor.leaf(editor, path);
  const [, typed] =
    (!leaf.code && /(?:^|[\s([{"'])(:[a-z0-9_+-]{2,30})$/i.exec(leaf.text.slice(0, offset))) || [];
  if (!typed) return null;
  return {
    name: typed.slice(1).toLowerCase(),
    range: { anchor: { path, offset: offset - typed.length }, focus: selection.anchor },
  };
}
