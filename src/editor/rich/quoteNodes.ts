import type { RichElement, RichNode } from './richTypes';

/** The quoted text of a post. */
export interface Quote {
  userID: number;
  name: string;
  /** Absolute address of the post. */
  url: string;
  /** Plain text; line ends part its lines. */
  text: string;
}

/** A quote that says whose words they are, and where they stand. `wrote` is the sentence for that: "Ada wrote:". */
export function quoteNodes({ url, text }: Quote, wrote: string): RichElement {
  const line = (...children: RichNode[]): RichElement => ({ type: 'blockquote-line', children });
  const lines = text
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return {
    type: 'blockquote',
    children: [
      line({ text: '' }, { type: 'a', url, children: [{ text: wrote }] }, { text: '' }),
      ...lines.map((each) => line({ text: each })),
    ],
  };
}
