import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Editor, Transforms } from 'slate';
import { ReactEditor, useSlate } from 'slate-react';
import { Icon } from '../../ui/Icon';
import { useExtensions } from '../../ui/useExtensions';
import { useUi } from '../../ui/UiContext';
import { isBlockActive, toggleBlock, type BlockType } from './toggleBlock';
import { linkAt } from './setLink';
import { tableTools } from './tableTools';
import { isMarkActive, toggleMark } from './toggleMark';
import type { Mark } from './richTypes';

const markButtons: [Mark, string][] = [
  ['bold', 'Bold'],
  ['italic', 'Italic'],
  ['code', 'Code'],
];
const blockButtons: [BlockType, string][] = [
  ['h2', 'Heading'],
  ['h3', 'Subheading'],
  ['ul', 'Bulleted list'],
  ['ol', 'Numbered list'],
  ['blockquote', 'Quote'],
  ['code_block', 'Code block'],
  ['spoiler', 'Spoiler'],
  ['toggle', 'Toggle'],
];

interface Tool {
  name: string;
  /** Of an add-on's, which may be called like another. */
  key?: string;
  icon: string;
  /** Undefined for a button without a pressed state. */
  pressed?: boolean;
  press(): void;
  describedBy?: string;
  /** It opens something that takes the focus. */
  leaves?: true;
}

interface Props {
  controls: string;
  onLink(): void;
  /** Null where nothing can be uploaded. */
  onPicture: (() => void) | null;
  /** Id of the text that says what can be uploaded. */
  pictureHint?: string;
}

/** The editor's tools: one tab stop, arrows move between them. */
export function Toolbar({ controls, onLink, onPicture, pictureHint }: Props) {
  const editor = useSlate();
  const { locale, report } = useUi();
  const { t, direction } = locale;
  const added = useExtensions('editor.tools');
  const bar = useRef<HTMLDivElement>(null);
  const [last, setCurrent] = useState(0);

  const insert = (words: string) => {
    // Nothing was written yet: behind everything that is there.
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
    editor.insertText(words);
  };
  const tools: Tool[] = [
    ...markButtons.map(([mark, name]) => ({
      name,
      icon: `format-${mark}`,
      pressed: isMarkActive(editor, mark),
      press: () => toggleMark(editor, mark),
    })),
    { name: 'Link', icon: 'format-link', pressed: linkAt(editor) !== undefined, press: onLink, leaves: true },
    ...blockButtons.map(([type, name]) => ({
      name,
      icon: `format-${type.replace('_', '-')}`,
      pressed: isBlockActive(editor, type),
      press: () => toggleBlock(editor, type),
    })),
    ...tableTools(editor),
    ...(onPicture
      ? [
          {
            name: 'Picture',
            icon: 'format-image',
            press: onPicture,
            describedBy: pictureHint,
            leaves: true as const,
          },
        ]
      : []),
    ...added.map(({ key, owner, press, ...tool }) => ({
      ...tool,
      key: `${owner}/${key}`,
      press() {
        try {
          press({ insert });
        } catch (error) {
          report({ widget: owner, element: null, phase: 'event', error });
        }
      },
    })),
  ];
  // One that has gone must not take the toolbar's tab stop along.
  const current = Math.min(last, tools.length - 1);

  const move = (event: KeyboardEvent) => {
    const isRtl = direction === 'rtl';
    const count = tools.length;
    const next = {
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: (current + 1) % count,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: (current + count - 1) % count,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };

  return (
    <div
      className="inl-editor__tools"
      role="toolbar"
      aria-label={t('Formatting')}
      aria-controls={controls}
      ref={bar}
      onKeyDown={move}
    >
      {tools.map(({ name, key = name, icon, pressed, press, describedBy, leaves }, index) => (
        <button
          key={key}
          type="button"
          className="inl-editor__tool inl-focus"
          title={t(name)}
          aria-label={t(name)}
          aria-pressed={pressed}
          aria-describedby={describedBy}
          tabIndex={index === current ? 0 : -1}
          // The words that are to be changed stay selected.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={(event) => {
            press();
            // A mouse has gone on writing; a keyboard stays in the toolbar.
            if (event.detail > 0 && !leaves) ReactEditor.focus(editor);
          }}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
