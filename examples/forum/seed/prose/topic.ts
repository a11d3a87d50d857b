/**
 * The sentences that one category's posts are put together from. `{thing}` stands for one of `things` and stays the
 * same throughout a discussion.
 */
export interface Topic {
  urlcode: string;
  /** With their article: "a walnut side table". */
  things: readonly string[];
  titles: readonly string[];
  questions: readonly string[];
  openings: readonly string[];
  details: readonly string[];
  asks: readonly string[];
  advice: readonly string[];
  tags: readonly string[];
}
