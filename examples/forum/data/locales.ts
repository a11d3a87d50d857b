/** The languages of the forum, as the API and every page name them. */
export const locales = [
  { localeID: 'en', localeKey: 'en', regionalKey: 'en', displayNames: { en: 'English', ar: 'الإنجليزية' } },
  { localeID: 'ar', localeKey: 'ar', regionalKey: 'ar', displayNames: { en: 'Arabic', ar: 'العربية' } },
] as const;
