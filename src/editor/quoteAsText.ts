import type { Quote } from './rich/quoteNodes';

/** The value of a plain text area with a quote appended. `wrote`: "Ada wrote:". */
export function quoteAsText(value: string, { text }: Quote, wrote: string): string {
  const lines = [wrote, ...text.split('\n').filter(Boolean)];
  return `${value && `${value.trimEnd()}\n\n`}${lines.map((line) => `> ${line}`).join('\n')}\n\n`;
}
