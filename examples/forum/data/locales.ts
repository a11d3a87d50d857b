/** The languages of the forum, and how each is read. */
export const directions = { en: 'ltr', ar: 'rtl' } as const;
export type Language = keyof typeof directions;

/** The same, as the API and every page name them. */
export const locales = [
  { localeID: 'en', localeKey: 'en', regionalKey: 'en', displayNames: { en: 'English', ar: 'الإنجليزية' } },
  { localeID: 'ar', localeKey: 'ar', regionalKey: 'ar', displayNames: { en: 'Arabic', ar: 'العربية' } },
] as const;
