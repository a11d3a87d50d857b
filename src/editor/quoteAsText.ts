import type { Quote } from './rich/quoteNodes';

/** What a plain text area holds once somebody's words are put behind its own. `wrote`: "Ada wrote:". */
export function quoteAsText(value: string, { text }: Quote, wrote: string): string {
  const lines = [wrote, ...text.split('\n').filter(Boolean)];
  return `${value && `${value.trimEnd()}\n\n`}${lines.map((line) => `> ${line}`).join('\n')}\n\n`;
}
