import { paragraph } from './paragraph';
import { readRich } from './readRich';
import type { RichElement } from './richTypes';
import { textToRich, type TextPlace } from './textToRich';

/** What an editor begins with. */
export type EditorStart =
  /** Plain text, taken over from a text area with its selection in characters. */
  | { format: 'text'; body: string; selection: readonly [number, number] }
  /** `caret`: characters of text, without line ends, in front of it. */
  | { format: 'rich2'; body: string; caret?: number }
  /** What HTML has become. */
  | { format: 'html'; document: RichElement[]; caret?: number };

interface Started {
  document: RichElement[];
  selection: { anchor: TextPlace; focus: TextPlace } | null;
}

/** The document that an editor begins with. A body that is no rich2 document is shown as the text that it is. */
export function startOf(start: EditorStart, link: (url: unknown) => string | null): Started {
  if (start.format === 'html') return { document: start.document, selection: null };
  if (start.format === 'rich2') {
    const document = start.body === '' ? [paragraph()] : readRich(parse(start.body), link);
    return { document: document ?? textToRich(start.body).document, selection: null };
  }
  const { document, place } = textToRich(start.body);
  const [from, to] = start.selection;
  return { document, selection: { anchor: place(from), focus: place(to) } };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
