import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Comment, Posted, PostText } from '../../src/resources/comments';
import type { DraftTarget, ServerDraft } from '../../src/resources/drafts/draft';
import { useDraft } from '../../src/resources/drafts/useDraft';
import { useEditorServices } from '../../src/resources/useEditorServices';
import { Button } from '../../src/ui/Button';
import { DiscardDraft } from '../../src/editor/DiscardDraft';
import { DraftNote } from '../../src/editor/DraftNote';
import { ClosedForm, DraftVersions } from '../../src/editor/DraftVersions';
import { PostBody } from '../../src/editor/PostBody';
import type { PostHandle } from '../../src/editor/postHandle';
import { SlowNote } from '../../src/ui/SlowNote';
import { useUi } from '../../src/ui/UiContext';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { CancelButton } from './CancelButton';
import { commentMeta } from './commentMeta';
import { PostProblem } from './PostProblem';
import { useSending } from './useSending';

interface Props {
  label: string;
  /** The words on the button. */
  send: string;
  initial: PostText & { html?: string };
  /** The saved text, where `initial` is an edited version of it. */
  own?: PostText;
  /** What the server found wrong with it, when a browser sent it without us. */
  error?: string | null;
  /** Once it is posted the page is left. */
  leaves?: boolean;
  target: DraftTarget;
  /** What the server keeps of it, where the page says so. */
  draft?: ServerDraft | null;
  /** Where a browser without script would send it. */
  action?: string;
  takesFocus?: boolean;
  onUsed?(): void;
  onSend(post: PostText & { draftID?: number }): Promise<Posted>;
  /** `goesOn`: whether the user is typing again, and must not be disturbed. */
  onPosted(comment: Comment, goesOn: () => boolean): void | Promise<void>;
  /** It waits for a moderator, and the form goes. Without it the form says so, and stays. */
  onAwaiting?(message: string): void;
  onCancel?(): void;
  ref?: RefObject<PostHandle | null>;
}

/** Text, button, and what became of it. Nothing that was written goes before the server has it. */
export function PostForm(props: Props) {
  const { label, send: words, initial, target, action, takesFocus, onUsed, onCancel, ref } = props;
  const { locale, meta } = useUi();
  const { t } = locale;
  const services = useEditorServices(meta.raw);
  const id = useUniqueID();
  const editor = useRef<PostHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(target, props.draft, form);
  const keep = ({ body, format }: PostText) => draft.change({ body, format, meta: commentMeta() });
  const { problem, note, isSending, value, submit, edited, forget } = useSending({
    ...{ ...props, editor },
    draft: { ...draft, change: keep },
  });

  // What a browser has sent and the server has not taken is nowhere but in this page.
  useEffect(() => {
    if (props.error) keep(initial);
    // Only what it began with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Words that were stored, or written in another tab; or that went away, here or there.
  const isChange = target.recordID !== undefined;
  const hasDraft = draft.status !== 'none' && draft.status !== 'loading';
  const { restored } = draft;
  useEffect(() => {
    if (restored === 0) return;
    const { body, format, ended, lastSaved } = draft.latest();
    // A comment edited in another tab is not empty: this form holds the saved text, or the one before.
    if (isChange && ended === 'posted') return;
    editor.current?.reset(isChange && !lastSaved ? (props.own ?? initial) : { body, format });
    if (ended !== 'signedOut') return;
    forget();
    editor.current?.forget();
    // Only text from elsewhere goes into the editor.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [restored]);

  if (draft.closed) return <ClosedForm {...draft.closed} />;
  const send = () => (draft.isElsewhere ? undefined : void submit());
  return (
    <form
      ref={form}
      className="inl-root inl-compose"
      method="post"
      acceptCharset="utf-8"
      action={action}
      data-inlay-part="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onFocus={onUsed}
    >
      <DraftVersions {...draft} focus={() => editor.current?.focus()} />
      <PostBody
        readOnly={draft.isElsewhere}
        ref={(handle) => {
          editor.current = handle;
          if (ref) ref.current = handle;
        }}
        label={label}
        initial={initial}
        takesFocus={takesFocus}
        services={services}
        error={problem && <PostProblem {...{ problem, id, isChange }} />}
        onChange={(next, byHand) => {
          value.current = next;
          if (!byHand) return;
          keep(next);
          edited();
        }}
        onSubmit={send}
      />
      {note && (
        <p className="inl-root inl-compose__note" data-state="news">
          {t(note)}
        </p>
      )}
      {isSending && <SlowNote className="inl-root inl-compose__note" />}
      <div className="inl-compose__actions">
        <Button look="primary" type="submit" data-inlay-part="post" busy={isSending || draft.isElsewhere}>
          {words}
        </Button>
        {/* Of a page that is left for it the browser asks. */}
        {onCancel && <CancelButton asks={!props.leaves && draft.saved === 'memory'} onCancel={onCancel} />}
        {isChange && <DiscardDraft exists={hasDraft} error={draft.error} discard={draft.discard} />}
        <DraftNote {...draft} error={problem ? null : draft.error} />
      </div>
    </form>
  );
}
