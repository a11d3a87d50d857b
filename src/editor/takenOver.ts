interface Field {
  body: string;
  selection: readonly [number, number];
}

/**
 * What an editor begins with in the place of a text area. If its text is unchanged, the empty lines that keep a quote
 * whole from words in front of it go, and a caret that a browser has put at the beginning comes behind the last word.
 * @param initial what the server had printed in it
 */
export function takenOver<T extends Field>(field: T, initial: string): T {
  const { body: whole, selection } = field;
  if (whole !== initial) return field;
  const isAtStart = selection[1] === 0;
  const blank = /^\n*/.exec(whole)![0].length;
  // The caret is in one of them.
  if (!isAtStart && selection[0] < blank) return field;
  const body = whole.slice(blank);
  const moved = (offset: number) => (isAtStart ? body.length : offset - blank);
  return { ...field, body, selection: [moved(selection[0]), moved(selection[1])] };
}
