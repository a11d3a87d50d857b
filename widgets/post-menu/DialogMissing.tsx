import { useEffect } from 'react';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { useLocale } from '../../src/ui/useLocale';

/** The code of the form could not be had: says so, and the next press asks again. */
export function DialogMissing({ onClose }: { onClose(): void }) {
  const { t } = useLocale();
  const { show } = useToasts();
  useEffect(() => {
    show({ id: 'attachment', words: t('This part could not be loaded.'), tone: 'error' });
    onClose();
  }, [show, t, onClose]);
  return null;
}
