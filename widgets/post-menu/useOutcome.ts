import { useMemo } from 'react';
import type { ApiError } from '../../src/index';
import { toastWords } from '../../src/ui/toasts/toastWords';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { useLocale } from '../../src/ui/useLocale';

const id = 'post-menu';

/** Tells in a toast how something of the menu went; the last one takes the place of the one before. */
export function useOutcome() {
  const locale = useLocale();
  const toasts = useToasts();
  return useMemo(
    () => ({
      done: (words: string) => toasts.show({ id, words, autoDismiss: true }),
      failed: (error: ApiError) =>
        toasts.show({
          id,
          words: error.description ?? toastWords(error, locale),
          tone: 'error',
          persistent: true,
        }),
    }),
    [toasts, locale],
  );
}
