import type { ReactNode } from 'react';
import { useLocale } from '../useLocale';
import { useUi } from '../UiContext';
import { ignores } from './ignores';

/** What a member wrote: behind a button where the reader ignores them. */
export function UnlessIgnored({ userID, children }: { userID: number; children: ReactNode }) {
  const { t } = useLocale();
  if (!ignores(useUi().meta, userID)) return children;
  return (
    <details data-inlay-part="ignored">
      <summary>{t('You have ignored this member.')}</summary>
      {children}
    </details>
  );
}
