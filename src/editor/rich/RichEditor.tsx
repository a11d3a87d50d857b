import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import type { Descendant } from 'slate';
import { ReactEditor, Slate } from 'slate-react';
import { safeUrl } from '../../safe/safeUrl';
import { useUi } from '../../ui/UiContext';
import { useUniqueID } from '../../ui/useUniqueID';
import type { EditorServices, UploadedImage } from '../services';
import { createRichEditor } from './createRichEditor';
import { EditorTools } from './EditorTools';
import { imageNode } from './imageNode';
import { insertCard } from './insertCard';
import type { Quote } from './quoteNodes';
import type { EditorStart } from './startOf';
import { TextArea } from './TextArea';
import { useUploads } from './useUploads';
import { withComposed } from './withComposed';
import { isEmptyRich, writeRich } from './writeRich';

export interface RichHandle {
  focus(): void;
  insertQuote(quote: Quote): void;
  isUploading(): boolean;
  /** Sends pictures, as those that are dropped on it. */
  takeFiles(files: File[]): void;
  /** Drops pictures that have not come into the text yet. */
  forget(): void;
  /** Begins anew with an empty document, or with another one. */
  reset(start?: EditorStart): void;
  /** Removes the sent text, where it is unchanged. Counts as the user's own edit. */
  takeOut(sent: { format: 'text' | 'rich2'; body: string }): void;
}

export interface RichEditorProps {
  start: EditorStart;
  /** Focus goes into the text as soon as it is there. */
  takesFocus: boolean;
  labelledBy: string;
  describedBy?: string;
  invalid?: boolean;
  /** The text is shown, and changed elsewhere. */
  readOnly?: boolean;
  services: EditorServices;
  /** `body` is rich2, or nothing where it says nothing. Called for every change, never for a moved caret. */
  onChange(value: { body: string; isEmpty: boolean }, byHand: boolean): void;
  onSubmit(): void;
  ref?: Ref<RichHandle>;
}

/** The editor itself: tools, text, suggestions and uploads around one document. */
export function RichEditor(props: RichEditorProps) {
  const { start, takesFocus, services, onChange, onSubmit, ref, ...field } = props;
  const ui = useUi();
  const id = useUniqueID();
  const [linking, setLinking] = useState(false);
  const lookUp = useRef(services.lookUp);
  useEffect(() => {
    lookUp.current = services.lookUp;
  }, [services.lookUp]);
  const takeFiles = useRef<(files: File[]) => boolean>(() => false);
  const [{ editor, insertQuote, reset, takeOut, scrollToCaret }] = useState(() =>
    createRichEditor({
      ...{ ui, start },
      takeFiles: (files) => takeFiles.current(files),
      lookUp: (name) => lookUp.current(name),
    }),
  );
  const focus = useCallback(() => ReactEditor.focus(editor), [editor]);

  const {
    uploads,
    start: send,
    dismiss,
    forget,
    forgetFailed,
    forgetRefused,
    isUploading,
  } = useUploads({
    reader: services.reader,
    upload: services.upload,
    rules: ui.meta.upload,
    onImage: (image: UploadedImage) => {
      if (safeUrl('asset', image.url, ui.urls()) === null) return false;
      insertCard(editor, imageNode(image));
      ui.announcer.announce(ui.locale.t('{name} was added.', { name: image.name }));
      return true;
    },
  });
  useEffect(() => {
    takeFiles.current = (files) => {
      if (!services.upload) return false;
      // Who chooses others has read why those could not go.
      forgetRefused();
      const max = Math.max(1, ui.meta.upload.maxUploads);
      // One line says it of all that are too many.
      files
        .slice(0, max + 1)
        .forEach((file, index) => send(file, index < max ? undefined : { kind: 'tooMany', max }));
      return true;
    };
  }, [services.upload, send, forgetRefused, ui.meta.upload.maxUploads]);

  // Before the browser paints: a reader who is typing does not notice that the text area has gone.
  useLayoutEffect(() => {
    if (takesFocus) focus();
    // Only when it comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const { readOnly } = field;
  // Slate hears of no blur while text is only shown, and would take it for focused when it can be written in again.
  useEffect(() => {
    if (readOnly) ReactEditor.blur(editor);
  }, [readOnly, editor]);
  const told = useRef(editor.children);
  /** Words from elsewhere that have come while letters are being composed here. */
  const held = useRef<EditorStart>(undefined);
  const tell = useCallback(
    (value: Descendant[], byHand: boolean) => {
      // Without the held words they would be gone elsewhere, too.
      if (held.current) return;
      told.current = value;
      const isEmpty = isEmptyRich(value);
      // A list without a word in it is no draft.
      onChange({ body: isEmpty ? '' : writeRich(value), isEmpty }, byHand);
    },
    [onChange],
  );
  const release = () => {
    const next = held.current;
    if (!next || ReactEditor.isComposing(editor)) return;
    // On Android they come into the text a moment later.
    if (ReactEditor.androidPendingDiffs(editor)?.length) return void setTimeout(release, 50);
    held.current = undefined;
    reset(next, told.current);
    tell(editor.children, true);
  };
  useImperativeHandle(
    ref,
    () => ({
      focus,
      insertQuote,
      isUploading,
      takeFiles: (files) => void takeFiles.current(files),
      forget,
      reset(next = { format: 'rich2', body: '' }) {
        forgetFailed();
        if (ReactEditor.isComposing(editor)) return void (held.current = next);
        reset(next);
        // Slate tells of operations only, and a document that takes another's place is none.
        tell(editor.children, false);
      },
      takeOut(sent) {
        takeOut(sent);
        // Slate notifies later; the caller persists the rest now.
        tell(editor.children, true);
      },
    }),
    [editor, focus, insertQuote, reset, takeOut, forget, forgetFailed, isUploading, tell],
  );

  return (
    <Slate editor={editor} initialValue={editor.children} onValueChange={(value) => tell(value, true)}>
      {!field.readOnly && (
        <EditorTools
          controls={id}
          canUpload={services.upload !== null}
          linking={linking}
          setLinking={setLinking}
          uploads={uploads}
          onFiles={(files) => void takeFiles.current(files)}
          onDismiss={dismiss}
        />
      )}
      <TextArea
        id={id}
        {...field}
        services={services}
        scrollToCaret={scrollToCaret}
        onSubmit={onSubmit}
        onLink={() => setLinking(true)}
        onCompose={(letters) => tell(withComposed(editor, letters), true)}
        onComposed={release}
      />
    </Slate>
  );
}
