import { useRef } from 'react';
import { Confirm } from '../ui/Confirm';
import { useLocale } from '../ui/useLocale';
import { unsavedWords } from './unsavedWords';

export interface UnsavedChangesProps {
  /** The words may go; focus is back where it came from. */
  onLeave(): void;
  /** It has closed, answered or not; take it out now. */
  onClose(): void;
}

/** Asks before words go that are nowhere but in this form. */
export function UnsavedChanges({ onLeave, onClose }: UnsavedChangesProps) {
  const locale = useLocale();
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
      <p>{unsavedWords(locale)}</p>
    </Confirm>
  );
}
