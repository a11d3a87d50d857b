import { useEffect, useRef } from 'react';
import { lazyImport } from '../contract/lazyImport';
import type { Locale } from '../locale/createLocale';
import { lazyPart } from '../ui/lazyPart';
import { useUi } from '../ui/UiContext';

const load = () => lazyImport(() => import('../ui/Confirm')).then((part) => part.Confirm);
const Confirm = lazyPart(load, { name: 'LeaveQuestion', failed: PlainQuestion });

const words = ({ t }: Locale): string =>
  t('You have unsaved changes and your work will be lost. Are you sure you want to continue without saving?');

interface Props {
  /** The text may go; focus is back where it came from. */
  onLeave(): void;
  /** It has closed, answered or not; take it out now. */
  onClose(): void;
}

/** Asks before text goes that only this form has; by the browser's own means where its code cannot be had. */
export function LeaveQuestion({ onLeave, onClose }: Props) {
  const { locale } = useUi();
  const { t } = locale;
  const leaves = useRef(false);
  return (
    <Confirm
      title={t('Unsaved Changes')}
      confirm={t('Continue without saving')}
      danger
      onConfirm={(close) => {
        leaves.current = true;
        close();
      }}
      onClose={() => {
        onClose();
        if (leaves.current) onLeave();
      }}
    >
      <p>{words(locale)}</p>
    </Confirm>
  );
}

/** Unsaved text is often typed offline: the dialog's code is loaded before the user leaves. */
export function useLeaveQuestion(asks: boolean): void {
  useEffect(() => {
    if (asks) load().catch(() => undefined);
  }, [asks]);
}

function PlainQuestion({ onConfirm, onClose }: { onConfirm(close: () => void): void; onClose(): void }) {
  const { locale, window } = useUi();
  const ask = useRef(() => (window.confirm(words(locale)) ? onConfirm(onClose) : onClose()));
  useEffect(() => ask.current(), []);
  return null;
}
