/** `label` is English, and is translated where it is shown. */
export interface Sort<Value extends string> {
  value: Value;
  label: string;
}

/** The first one is the default and is not written into addresses. */
export const discussionSorts = [
  { value: '-dateLastComment', label: 'Recently commented' },
  { value: '-dateInserted', label: 'Newest' },
  { value: '-score', label: 'Top' },
  { value: '-hot', label: 'Trending' },
  { value: 'dateInserted', label: 'Oldest' },
] as const;

export const commentSorts = [
  { value: 'dateInserted', label: 'Oldest' },
  { value: '-dateInserted', label: 'Newest' },
  { value: '-score', label: 'Top' },
  { value: '-experimentalTrending', label: 'Trending' },
] as const;

export const searchSorts = [
  { value: 'relevance', label: 'Best match' },
  { value: '-dateInserted', label: 'Newest' },
  { value: 'dateInserted', label: 'Oldest' },
] as const;
