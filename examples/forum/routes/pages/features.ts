/** What this forum has switched on, as `meta` and the templates say it. */
export const features = {
  tagging: true,
  triage: true,
  /** The list of discussions is a layout that takes a tag; where it is not, a tag leads to the search. */
  customDiscussionList: true,
  /** A row's title leads members to where they stopped reading. */
  autoOffset: true,
  /** Below posts: of whom, where, and how high their pictures are, in pixels; 0 leaves these as they are. */
  signatures: { enabled: true, hideMobile: false, imageMaxHeight: 0 },
};

export type Features = typeof features;
