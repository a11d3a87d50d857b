import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../src/index';
import { Button } from '../../../src/ui/Button';
import { ErrorBox } from '../../../src/ui/ErrorBox';
import type { Failure } from '../../../src/ui/errorWords';
import { Form } from '../../../src/ui/form/Form';
import { Loader } from '../../../src/ui/Loader';
import { Modal } from '../../../src/ui/Modal';
import { useLocale } from '../../../src/ui/useLocale';
import { useUniqueID } from '../../../src/ui/useUniqueID';
import { useDialogCall } from './useDialogCall';

/** What the form needs from the server first. */
export interface Needed {
  data?: unknown;
  error?: Failure;
  isFetching: boolean;
  refetch(): unknown;
}

interface Props {
  title: string;
  /** Words of the button that sends. */
  send: string;
  needs?: Needed;
  opener: HTMLElement | null;
  /** Names of fields that a form does not hear of, and what is in them: what they were refused for ends when that changes. */
  unheard?: { names: readonly string[]; value: unknown };
  /** Null for what cannot be sent yet; the form says why by itself. */
  call: (() => Promise<ApiError | null>) | null;
  onUnready?(): void;
  /** It is done, and the dialog closes. */
  onDone?(): void;
  onClose(): void;
  children: ReactNode;
}

/** A few fields, and a call that takes what is in them: the dialog stays until it is done. */
export function FormDialog({
  title,
  send,
  needs,
  opener,
  unheard,
  call,
  onUnready,
  onDone,
  onClose,
  children,
}: Props) {
  const { t } = useLocale();
  const formID = useUniqueID();
  const { busy, error, run } = useDialogCall();
  const [refused, setRefused] = useState<unknown>();
  const box = useRef<HTMLDivElement>(null);
  const isReady = needs === undefined || needs.data !== undefined;

  // It was opened on its Close, while there was no field yet.
  const waited = useRef(!isReady);
  useEffect(() => {
    if (!isReady || !waited.current) return;
    waited.current = false;
    box.current?.querySelector<HTMLElement>('input:enabled,select:enabled,textarea:enabled')?.focus();
  }, [isReady]);

  // The form says what it lacks where that is missing, and focus goes there.
  const [lacks, setLacks] = useState(0);
  useEffect(() => {
    if (lacks > 0) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [lacks]);

  async function submit(close: () => void) {
    if (!call) {
      setLacks(lacks + 1);
      return onUnready?.();
    }
    setRefused(unheard?.value);
    if (!(await run(call))) return;
    onDone?.();
    close();
  }

  return (
    <Modal
      title={title}
      finalFocus={opener}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>{t('Cancel')}</Button>
          {isReady && (
            <Button type="submit" form={formID} look="primary" busy={busy}>
              {send}
            </Button>
          )}
        </>
      )}
    >
      {(close) => {
        if (isReady)
          return (
            <div ref={box}>
              <Form
                id={formID}
                error={error}
                mended={unheard && unheard.value !== refused ? unheard.names : undefined}
                busy={busy}
                onSubmit={() => void submit(close)}
              >
                {children}
              </Form>
            </div>
          );
        if (needs.error && !needs.isFetching)
          return <ErrorBox error={needs.error} onRetry={() => void needs.refetch()} />;
        return <Loader />;
      }}
    </Modal>
  );
}
