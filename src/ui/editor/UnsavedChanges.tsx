import { useRef } from 'react';
import { Confirm } from '../Confirm';
import { useLocale } from '../useLocale';

interface Props {
  /** The words may go; focus is back where it came from. */
  onLeave(): void;
  /** It has closed, answered or not; take it out now. */
  onClose(): void;
}

/** Asks before words go that are nowhere but in this form. */
export function UnsavedChanges({ onLeave, onClose }: Props) {
  const { t } = useLocale();
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
      <p>
        {t(
          'You have unsaved changes and your work will be lost. Are you sure you want to continue without saving?',
        )}
      </p>
    </Confirm>
  );
}
