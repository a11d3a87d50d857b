/**
 * Ceilings in kB of brotli, by kind of output. They catch mistakes and leave room: where one stands in the way of good
 * code, raise it and say why. A widget or add-on that needs more says so in its own facts (`budget`).
 */
export const ceilings = {
  /** A third of it finds natives that a page has replaced, before any tag is taken over. */
  loader: 5,
  embed: 5,
  registry: 8,
  /** React, store and RTK Query with it. */
  runtime: 104,
  /** What a page with the widgets that a forum embeds first fetches for a reader who does nothing. */
  rest: 140,
  widget: 8,
  addon: 8,
  /** A chunk that several share, or that loads later. */
  part: 14,
  /** What nearly all widgets of a forum's pages are made of, with their first use. */
  'more-parts': 17,
  axios: 20,
  editor: 68,
  /** What one writes with beside it: tables, signs as they are typed, suggestions. */
  RichEditor: 18,
  headless: 52,
  purify: 12,
  /** The stylesheet of one widget or add-on; those of a reference page together: reports are written in the
   * editor, so that its rules come with the menu of posts, too. */
  styles: 3,
  pageStyles: 18,
};
