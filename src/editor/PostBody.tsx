import { useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyImport } from '../contract/lazyImport';
import { ErrorBox } from '../ui/ErrorBox';
import { useLocale } from '../ui/useLocale';
import { useUi } from '../ui/UiContext';
import { useUniqueID } from '../ui/useUniqueID';
import { createComposing } from './createComposing';
import { loadHtml } from './loadHtml';
import { PlainArea } from './PlainArea';
import type { PostBodyProps } from './postBodyProps';
import type { PostValue } from './postValue';
import { quoteAsText } from './quoteAsText';
import { readField, takenOver } from './readField';
import type { Quote } from './rich/quoteNodes';
import type { RichEditorProps, RichHandle } from './rich/RichEditor';
import { useDropped } from './useDropped';
import { withTyped } from './withTyped';
import './editor.css';

interface Given extends NonNullable<PostBodyProps['initial']> {
  /** A document that came while the text area was being written in: what stood there, which it has at its end by then. */
  before?: string;
}

type Rich = {
  Editor: React.ComponentType<RichEditorProps>;
  start: RichEditorProps['start'];
  focused: boolean;
};

/**
 * The text of a post. Begins as a plain text area, which works by itself; the rich editor takes its place, with text,
 * selection and focus, as soon as its code is there and nothing is being composed or selected in it.
 */
export function PostBody({
  initial,
  label,
  error,
  services,
  onChange,
  onSubmit,
  takesFocus = false,
  readOnly = false,
  ref,
}: PostBodyProps) {
  const { t } = useLocale();
  const { report, safeHtml } = useUi();
  const id = useUniqueID();
  const area = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [composing] = useState(createComposing);
  const handle = useRef<RichHandle>(null);
  const [rich, setRich] = useState<Rich | 'loading' | 'error'>('loading');
  const [given, setGiven] = useState<Given>(initial ?? { body: '', format: 'text' });
  const isPlain = /^text(ex)?$/i.test(given.format);
  const isRich = typeof rich === 'object';
  const { held, ...drops } = useDropped({
    ...{ editor: handle, state: isRich ? 'rich' : rich, mayUpload: services.upload !== null },
  });

  const attempt = useRef(0);
  const typed = useRef(false);
  const quotes = useRef<Quote[]>([]);

  const load = useCallback(async () => {
    // Words from a draft may come while the area's own are being taken over: the later ones count.
    const turn = ++attempt.current;
    const isOld = () => turn !== attempt.current || !area.current;
    try {
      const needsHtml = !isPlain && (given.format !== 'rich2' || given.html !== undefined);
      const [{ RichEditor }, known] = await Promise.all([
        lazyImport(() => import('./rich/RichEditor')),
        needsHtml ? loadHtml(safeHtml) : null,
      ]);
      if (isOld()) return;
      const field = area.current && (await readField(area.current, composing.isUnderWay));
      if (!field || isOld()) return;
      if (!isPlain) {
        // A read-only area can only have changed before.
        const isHtml = typed.current && given.before === undefined;
        const html = known ?? (isHtml ? await loadHtml(safeHtml) : null);
        const body = typed.current ? withTyped(given.body, given.before, field.body) : given.body;
        const before = html?.fragment(field.body.slice(0, field.selection[0])).textContent;
        const caret = given.html === undefined ? undefined : before?.replaceAll('\n', '').length;
        const start =
          html && (isHtml || given.format !== 'rich2')
            ? ({ format: 'html', document: html.toRich(body), caret } as const)
            : ({ format: 'rich2', body, caret } as const);
        flushSync(() => setRich({ Editor: RichEditor, start, focused: takesFocus || field.focused }));
        if (typed.current) handle.current!.reset(start);
        typed.current = false;
        return;
      }
      // In one go: between reading the text area and focus in its successor no key may be lost.
      const start = { format: 'text', ...takenOver(field, given.body) } as const;
      flushSync(() => setRich({ Editor: RichEditor, start, focused: field.focused }));
    } catch (failure) {
      if (isOld()) return;
      report({ widget: 'Editor', element: area.current, phase: 'load', error: failure });
      setRich('error');
    }
  }, [takesFocus, given, isPlain, report, safeHtml, composing]);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);

  const quote = (words: Quote) => {
    if (handle.current) return handle.current.insertQuote(words);
    // A text area has no links, and its caret would be taken over in front of the quote.
    if (rich === 'loading') return void quotes.current.push(words);
    const field = area.current!;
    field.value = quoteAsText(field.value, words, t('{name} wrote:', { name: words.name }));
    onChange({ body: field.value, format: 'text', isEmpty: false }, true);
  };
  useEffect(() => {
    if (rich !== 'loading') quotes.current.splice(0).forEach(quote);
    // `quote` is another one at each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rich]);

  const takeOut = ({ body, format }: Pick<PostValue, 'body' | 'format'>): void => {
    if (format !== 'html' && handle.current) handle.current.takeOut({ body, format });
    else if (format === 'text' && isPlain && area.current?.value.startsWith(body)) {
      area.current.setRangeText('', 0, body.length, 'preserve');
      const { value } = area.current;
      onChange({ body: value, format, isEmpty: value.trim() === '' }, true);
    }
  };

  useImperativeHandle(ref, () => ({
    takeOut: (sent) => composing.whenOver(() => takeOut(sent)),
    focus: () => (handle.current ?? area.current)?.focus(),
    isFocused: () => frame.current?.contains(document.activeElement) ?? false,
    insertQuote: quote,
    isUploading: () => (handle.current?.isUploading() ?? false) || held.current.length > 0,
    forget() {
      held.current = [];
      handle.current?.forget();
    },
    reset(words = { body: '', format: 'text' }) {
      const { body, format } = words;
      if (handle.current && format !== 'html')
        return handle.current.reset(
          format === 'rich2'
            ? { format, body }
            : { format: 'text', body, selection: [body.length, body.length] },
        );
      const isText = format !== 'rich2' && format !== 'html';
      const isOpen = isPlain || given.before !== undefined;
      const before = isOpen && format === 'rich2' ? area.current?.value : undefined;
      if (isText || before !== undefined) typed.current = false;
      if (!isText || !isPlain) {
        // What a text area cannot show waits for the editor; one that is about to come with other words is not it.
        attempt.current += 1;
        setRich('loading');
        setGiven({ ...words, before });
      }
      if (isText) area.current!.value = body;
      // An empty document is not persisted.
      onChange({ body, format: isText ? 'text' : format, isEmpty: isText && body.trim() === '' }, false);
    },
  }));

  const isLocked = !isPlain && given.html === undefined && (given.before === undefined || rich === 'error');
  const shared = {
    describedBy: error ? `${id}-error` : undefined,
    invalid: Boolean(error),
  };
  return (
    <div className="inl-root inl-editor" data-state={isRich ? 'rich' : rich}>
      {/* A label names form controls only, so a click on it is brought to the editor by hand. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <label id={`${id}-label`} htmlFor={isRich ? undefined : id} onClick={() => handle.current?.focus()}>
        {label}{' '}
        <span className="inl-editor__required" aria-hidden="true">
          *
        </span>
      </label>
      <div className="inl-editor__frame" ref={frame} {...composing.watch} {...drops}>
        {isRich ? (
          <rich.Editor
            ref={handle}
            start={rich.start}
            takesFocus={rich.focused}
            services={services}
            onChange={({ body, isEmpty }, byHand) =>
              onChange({ body, format: 'rich2', isEmpty }, byHand || typed.current)
            }
            onSubmit={onSubmit}
            labelledBy={`${id}-label`}
            readOnly={readOnly}
            {...shared}
          />
        ) : (
          <PlainArea
            ref={area}
            id={id}
            isLocked={isLocked || readOnly}
            isBusy={isLocked && rich === 'loading'}
            {...shared}
            defaultValue={isPlain ? given.body : given.html}
            onInput={(value) => {
              // Of a document it is the HTML that the server shows while there is no script.
              const format = isPlain ? 'text' : given.before === undefined ? 'html' : 'rich2';
              typed.current = !isPlain;
              const body = withTyped(given.body, given.before, value);
              onChange({ body, format, isEmpty: body.trim() === '' }, true);
            }}
            onSubmit={onSubmit}
          />
        )}
      </div>
      {rich === 'error' && !isPlain && (
        <ErrorBox
          error={null}
          title={t('This part could not be loaded.')}
          onRetry={() => {
            setRich('loading');
            void load();
          }}
        />
      )}
      {error && (
        <div className="inl-editor__problem" id={shared.describedBy}>
          {error}
        </div>
      )}
    </div>
  );
}
