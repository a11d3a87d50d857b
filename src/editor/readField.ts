interface Field {
  body: string;
  /** In characters. */
  selection: readonly [number, number];
  focused: boolean;
}

/**
 * What stands in a text area, at a moment in which it may be taken away: not between the beginning and the end of a
 * composition, whose letters belong to the area, and not while a pointer selects in it. Null when it has gone.
 */
export async function readField(
  area: HTMLTextAreaElement,
  /** Known only to a listener from the start: a running composition fires no further event. */
  isComposing: () => boolean,
): Promise<Field | null> {
  const take = () => {
    const { value: body, selectionStart, selectionEnd, ownerDocument } = area;
    return {
      body,
      selection: [selectionStart, selectionEnd] as const,
      focused: ownerDocument.activeElement === area,
    };
  };
  if (area.readOnly) return take();
  do {
    // The turn in which a composition ends still brings its letters.
    await new Promise((resolve) => setTimeout(resolve));
    while (isComposing() || area.matches(':active')) await quiet(area);
  } while (isComposing());
  return area.isConnected ? take() : null;
}

const ends = ['compositionend', 'pointerup', 'pointercancel'];

function quiet(area: HTMLTextAreaElement): Promise<void> {
  const { ownerDocument: document } = area;
  return new Promise((resolve) => {
    const done = () => {
      ends.forEach((type) => document.removeEventListener(type, done, true));
      setTimeout(resolve);
    };
    ends.forEach((type) => document.addEventListener(type, done, true));
  });
}

/**
 * The text that an editor begins with in the place of a text area. In an untouched one, the empty lines that keep a quote
 * whole from text in front of it go, and a caret that a browser has put at the beginning comes behind the last word.
 * @param initial what the server had printed in it
 */
export function takenOver<T extends Pick<Field, 'body' | 'selection'>>(field: T, initial: string): T {
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
