import type { Locale } from '../locale/createLocale';

/** What is asked before words go that are nowhere but in a form. */
export const unsavedWords = ({ t }: Locale): string =>
  t('You have unsaved changes and your work will be lost. Are you sure you want to continue without saving?');
