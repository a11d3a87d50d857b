/** What the code that keeps a form's first words leaves for the code of drafts, which comes later and in files of its own. */
export interface FirstWords {
  /** Keys of drafts whose words, as they stand in the server's fields, are of whom the page was made for. */
  own: Set<string>;
  /** Somebody has looked elsewhere since. */
  wasLeft: boolean;
}

const name = Symbol.for('inlay.firstWords');

export const firstWords = (window: Window & { [name]?: FirstWords }): FirstWords =>
  (window[name] ??= { own: new Set(), wasLeft: false });
