import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Icons of the pages themselves; those of the widgets come with the runtime's own sprite. */
const names = [
  'arrow-right',
  'bookmark',
  'chart-column',
  'check',
  'chevron-left',
  'chevron-right',
  'circle-question-mark',
  'eye',
  'folder',
  'globe',
  'hash',
  'lock',
  'mail',
  'message-square',
  'moon',
  'pin',
  'reply',
  'search',
  'sun',
  'triangle-alert',
] as const;

/** Makes one SVG with a symbol for each icon that a page uses, `#forum-icon-NAME`; not displayed, and so not styled, itself. */
export function readForumIcons(root: string): (html: string) => string {
  const symbols = names.map((name) => {
    const svg = readFileSync(join(root, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8');
    const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '';
    const symbol = `<symbol id="forum-icon-${name}" viewBox="0 0 24 24">${shapes.replaceAll(/\s*\n\s*/g, '')}</symbol>`;
    return { name, symbol };
  });
  return (html) => {
    const named = new Set(Array.from(html.matchAll(/"#forum-icon-([\w-]+)"/g), ([, name]) => name));
    const used = symbols.flatMap(({ name, symbol }) => (named.has(name) ? symbol : []));
    return `<svg xmlns="http://www.w3.org/2000/svg" display="none">${used.join('')}</svg>`;
  };
}
