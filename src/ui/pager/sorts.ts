/** `label` is English, and is translated where it is shown. */
export interface Sort<Value extends string> {
  value: Value;
  label: string;
}

/** Of each list; the first one is its default and is not written into addresses. */
export const sorts = {
  discussions: [
    { value: '-dateLastComment', label: 'Recently commented' },
    { value: '-dateInserted', label: 'Newest' },
    { value: '-score', label: 'Top' },
    { value: '-hot', label: 'Trending' },
    { value: 'dateInserted', label: 'Oldest' },
  ],
  comments: [
    { value: 'dateInserted', label: 'Oldest' },
    { value: '-dateInserted', label: 'Newest' },
    { value: '-score', label: 'Top' },
    { value: '-experimentalTrending', label: 'Trending' },
  ],
  results: [
    { value: 'relevance', label: 'Best match' },
    { value: '-dateInserted', label: 'Newest' },
    { value: 'dateInserted', label: 'Oldest' },
  ],
} as const;
