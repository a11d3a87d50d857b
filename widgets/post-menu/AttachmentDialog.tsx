import { useEffect, useRef, useState } from 'react';
import { safeUrl, useAppDispatch, type ApiError } from '../../src/index';
import { addAttachment } from '../../src/resources/attachments/addAttachment';
import type { AttachmentPost } from '../../src/resources/attachments/attachmentsSlice';
import type { Integration } from '../../src/resources/attachments/catalog';
import { useGetAttachmentFormQuery, type SchemaField } from '../../src/resources/attachments/formSchema';
import { placeAttachment } from '../../src/resources/attachments/placeAttachment';
import { Button } from '../../src/ui/Button';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { toastWords } from '../../src/ui/toasts/toastWords';
import { Form } from '../../src/ui/form/Form';
import { Loader } from '../../src/ui/Loader';
import { Modal } from '../../src/ui/Modal';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { useUi } from '../../src/ui/UiContext';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { AttachmentField } from './AttachmentField';

/** What was typed into a form, by field. */
export type TypedValues = Readonly<Record<string, string | boolean>>;

interface Props {
  integration: Integration;
  post: AttachmentPost;
  /** What was typed and not sent, also before it was last closed. */
  typed: TypedValues;
  onType(typed: TypedValues | undefined): void;
  /** Gets focus back. */
  opener: HTMLElement | null;
  onClose(): void;
}

/** Makes an attachment of a post, by the form that the server describes for it. */
export function AttachmentDialog({ integration, post, typed, onType, opener, onClose }: Props) {
  const ui = useUi();
  const { t } = ui.locale;
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const formID = useUniqueID();
  const here = useRef(true);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const { attachmentType, postSuccessMessage: said } = integration;
  const { recordType, recordID } = post;
  const form = useGetAttachmentFormQuery({
    ...{ attachmentType, recordType, recordID },
    // Fields that depend on these come with them.
    ...(typed.projectID && { projectID: String(typed.projectID) }),
    ...(typed.issueTypeID && { issueTypeID: String(typed.issueTypeID) }),
  });
  const fields = form.data;
  const isThere = fields !== undefined;
  // Read again for what was chosen: these are the fields from before.
  const isStale = isThere && form.error !== undefined;
  const valueOf = ({ name, initial }: SchemaField) => typed[name] ?? initial;

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  // The dialog was opened on its Close, while there was no field yet; and a Retry that has done its work is gone.
  useEffect(() => {
    const { document } = ui.window;
    const own = document.getElementById(formID);
    if (!isThere || isStale || own?.contains(document.activeElement)) return;
    own?.querySelector<HTMLElement>('input,select,textarea')?.focus();
  }, [isThere, isStale, formID, ui]);

  async function send(close: () => void) {
    setBusy(true);
    const values = (fields ?? []).map((field): [string, unknown] => {
      const value = valueOf(field);
      const isNumber = field.kind === 'number' && value !== '' && Number.isFinite(Number(value));
      return [field.name, isNumber ? Number(value) : value];
    });
    const made = await dispatch(addAttachment(post, attachmentType, Object.fromEntries(values)));
    setBusy(false);
    if ('error' in made) {
      setError(made.error);
      // Closed meanwhile: what was typed is there when it is opened again.
      if (!here.current) toasts.show({ words: toastWords(made.error, ui.locale), tone: 'error' });
      return;
    }
    onType(undefined);
    placeAttachment(ui.window.document, post, made.sent, ui.widgetFor('attachments'));
    const href = safeUrl('user', made.attachment.sourceUrl, ui.urls());
    toasts.show({
      id: 'attachment',
      words: t(said.message),
      actions: href === null ? [] : [{ name: t(said.linkText), href }],
    });
    close();
  }

  return (
    <Modal
      title={t(integration.label)}
      finalFocus={opener}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>{t('Cancel')}</Button>
          {fields && (
            <Button type="submit" form={formID} look="primary" busy={busy}>
              {t(integration.submitButton)}
            </Button>
          )}
        </>
      )}
    >
      {(close) => {
        if (fields)
          return (
            <Form id={formID} error={error} busy={busy} onSubmit={() => void send(close)}>
              {fields.map((field) => (
                <AttachmentField
                  key={field.name}
                  field={field}
                  value={valueOf(field)}
                  onChange={(value) => onType({ ...typed, [field.name]: value })}
                />
              ))}
              {isStale && (
                <ErrorBox error={form.error} busy={form.isFetching} onRetry={() => void form.refetch()} />
              )}
            </Form>
          );
        if (form.error && !form.isFetching)
          return <ErrorBox error={form.error} onRetry={() => void form.refetch()} />;
        return <Loader />;
      }}
    </Modal>
  );
}
