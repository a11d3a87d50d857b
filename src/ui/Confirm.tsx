import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { ErrorBox } from './ErrorBox';
import type { Failure } from './errorWords';
import { Modal } from './Modal';
import { SignInAgain } from './SignInAgain';
import { useLocale } from './useLocale';

interface Props {
  title: ReactNode;
  /** The question; it describes the dialog. */
  children: ReactNode;
  /** Label of the confirm button. Default: OK. */
  confirm?: string;
  /** What it does cannot be undone. */
  danger?: boolean;
  /** It is being done: the question stays until `close` is called. */
  busy?: boolean;
  /** It could not be done; the button offers to try again. */
  error?: Failure;
  finalFocus?: HTMLElement | null;
  onConfirm(close: () => void): void;
  /** It has closed, answered or not; take it out now. */
  onClose(): void;
}

/** The record of the question still exists after signing in in another tab. */
const isSignedOut = (error: Failure) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'unauthorized';

/** A question that must be answered. Focus is on Cancel, and Escape means Cancel: a key pressed too often does no harm. */
export function Confirm({
  title,
  children,
  confirm,
  danger = false,
  busy = false,
  error,
  finalFocus,
  onConfirm,
  onClose,
}: Props) {
  const { t } = useLocale();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      title={title}
      role="alertdialog"
      size="small"
      initialFocus={cancel}
      finalFocus={finalFocus}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button ref={cancel} onClick={close}>
            {t('Cancel')}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={() => onConfirm(close)}>
            {confirm ?? t('OK')}
          </Button>
        </>
      )}
    >
      {children}
      {error !== undefined && error !== null && <ErrorBox error={error} />}
      {isSignedOut(error) && (
        <p>
          <SignInAgain />
        </p>
      )}
    </Modal>
  );
}
