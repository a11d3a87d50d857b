import { createHash } from 'node:crypto';
import { toggleAttribute } from '../../../src/contract/toggles';

const toggles = /<details>(\s*<summary\b[^>]*>([\s\S]*?)<\/summary>)/g;

/** Names the parts of a post that open and close, so that an address can say which are open. Takes HTML that `cleanHtml` has written. */
export function withToggleNames(html: string): string {
  let index = 0;
  return html.replace(toggles, (_, summary: string, words: string) => {
    const name = createHash('sha256').update(`${index++} ${words}`).digest('hex').slice(0, 8);
    return `<details ${toggleAttribute}="${name}">${summary}`;
  });
}
