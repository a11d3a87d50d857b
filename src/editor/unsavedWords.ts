import type { Locale } from '../locale/createLocale';

/** The question before unsaved text is lost. */
export const unsavedWords = ({ t }: Locale): string =>
  t('You have unsaved changes and your work will be lost. Are you sure you want to continue without saving?');
