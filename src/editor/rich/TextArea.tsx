import { Editable, useSlate, type defaultScrollSelectionIntoView } from 'slate-react';
import { useUi } from '../../ui/UiContext';
import { useUniqueID } from '../../ui/useUniqueID';
import type { EditorServices } from '../services';
import { EmojiList } from './EmojiList';
import { MentionList } from './MentionList';
import { optionID } from './SuggestionList';
import { onEditorKey } from './onEditorKey';
import { RichElementView } from './RichElementView';
import { RichLeaf } from './RichLeaf';
import { useEmoji } from './useEmoji';
import { useForeignChanges } from './useForeignChanges';
import { useHandOver } from './useHandOver';
import { useKnownCaret } from './useKnownCaret';
import { useMentions } from './useMentions';

interface Props {
  id: string;
  labelledBy: string;
  describedBy?: string;
  invalid?: boolean;
  readOnly?: boolean;
  services: EditorServices;
  scrollToCaret: typeof defaultScrollSelectionIntoView;
  onSubmit(): void;
  onLink(): void;
  /** Letters at the caret that are not part of the text yet; none once they have been given up. */
  onCompose(letters: string): void;
  /** They are part of it, or have been given up. */
  onComposed(): void;
}

/** Where one writes, and the suggestions for who is being mentioned. */
export function TextArea(props: Props) {
  const {
    id,
    labelledBy,
    describedBy,
    invalid,
    readOnly,
    services,
    scrollToCaret,
    onSubmit,
    onLink,
    onCompose,
    onComposed,
  } = props;
  const editor = useSlate();
  const { meta, window } = useUi();
  // There Slate takes letters into the text as they come.
  const takesLate = !/android/i.test(window.navigator.userAgent);
  const turn = useForeignChanges(editor);
  useKnownCaret(editor);
  useHandOver(editor, turn);
  const listID = useUniqueID();
  const emojiID = useUniqueID();
  const emoji = useEmoji();
  const mentions = useMentions({
    lookUp: services.lookUp,
    enabled: meta.ui.userMentionsEnabled,
    minimum: meta.mentionMinChars,
  });
  const isOpen =
    mentions.typed !== null && mentions.found.status === 'success' && mentions.found.users.length > 0;
  const hasEmoji = emoji.found.length > 0;
  return (
    <>
      <Editable
        key={turn}
        id={id}
        className="inl-editor__text"
        data-inlay-part="body"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required
        readOnly={readOnly}
        // Text that is only shown can be reached and read, too.
        {...(readOnly && { role: 'textbox', tabIndex: 0, 'aria-multiline': true })}
        aria-readonly={readOnly || undefined}
        aria-autocomplete="list"
        aria-controls={isOpen ? listID : hasEmoji ? emojiID : undefined}
        aria-activedescendant={
          isOpen ? optionID(listID, mentions.active) : hasEmoji ? optionID(emojiID, emoji.active) : undefined
        }
        renderElement={RichElementView}
        renderLeaf={RichLeaf}
        scrollSelectionIntoView={scrollToCaret}
        onCompositionUpdate={({ data }) => {
          if (takesLate) onCompose(data);
        }}
        onCompositionEnd={({ data }) => {
          if (takesLate && data === '') onCompose('');
          setTimeout(onComposed);
        }}
        onKeyDown={(event) => {
          if (!mentions.onKey(event) && !emoji.onKey(event))
            onEditorKey(event, editor, { submit: onSubmit, link: onLink });
        }}
      />
      <MentionList id={listID} mentions={mentions} />
      <EmojiList id={emojiID} emoji={emoji} />
    </>
  );
}
