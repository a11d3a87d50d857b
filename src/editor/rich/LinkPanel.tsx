import { useEffect, useRef, useState } from 'react';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { safeUrl } from '../../safe/safeUrl';
import { Button } from '../../ui/Button';
import { useUi } from '../../ui/UiContext';
import { useUniqueID } from '../../ui/useUniqueID';
import { linkAt, removeLink, setLink } from './setLink';

/** Asks for the address of a link, between toolbar and text. */
export function LinkPanel({ onClose }: { onClose(): void }) {
  const editor = useSlateStatic();
  const { locale, urls } = useUi();
  const { t } = locale;
  const id = useUniqueID();
  const input = useRef<HTMLInputElement>(null);
  const [before] = useState(() => linkAt(editor)?.url);
  const [wrong, setWrong] = useState(false);

  useEffect(() => input.current?.select(), []);

  const close = () => {
    onClose();
    ReactEditor.focus(editor);
  };
  const apply = () => {
    const typed = input.current!.value.trim();
    // "example.org/page" is what people write, and "bücher.example".
    const address = /^[\p{L}\d_-]+(\.[\p{L}\d_-]+)+(:\d+)?([/?#]|$)/u.test(typed)
      ? `https://${typed}`
      : typed;
    const url = safeUrl('user', address, urls());
    if (url === null) {
      setWrong(true);
      input.current!.focus();
      return;
    }
    setLink(editor, url);
    close();
  };

  return (
    // Escape leaves the question wherever in it focus is.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="inl-editor__link"
      role="group"
      aria-label={t('Link')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <label htmlFor={id}>{t('Address')}</label>
      <input
        id={id}
        ref={input}
        className="inl-field inl-focus"
        type="text"
        inputMode="url"
        dir="ltr"
        defaultValue={before ?? ''}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // The form around the editor is not what this Enter is for.
          event.preventDefault();
          apply();
        }}
      />
      <Button size="compact" onClick={apply}>
        {t('Apply')}
      </Button>
      {before !== undefined && (
        <Button
          size="compact"
          onClick={() => {
            removeLink(editor);
            close();
          }}
        >
          {t('Remove link')}
        </Button>
      )}
      <Button size="compact" look="text" onClick={close}>
        {t('Cancel')}
      </Button>
      {wrong && (
        <p className="inl-editor__problem" id={`${id}-error`} role="alert">
          {t('This is not an address that can be linked.')}
        </p>
      )}
    </div>
  );
}
