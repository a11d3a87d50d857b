const part = (folder: string, name: string, locale: string, categoryID: number) => ({
  ...{ folder, name, locale, categoryID },
  ...{ iconUrl: null, bannerUrl: null, isDefault: categoryID === 1, sort: categoryID },
});

/** One for each category at the top, in a language of its own. */
export const subcommunities = [
  part('en', 'English', 'en', 1),
  part('ar', 'العربية', 'ar', 2),
  part('staff-room', 'Staff', 'en', 3),
];
