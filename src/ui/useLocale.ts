import type { Locale } from '../locale/createLocale';
import { useUi } from './UiContext';

/** Translations, numbers and dates of the page's language. */
export const useLocale = (): Locale => useUi().locale;
