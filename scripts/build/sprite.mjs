import fs from 'node:fs';
import path from 'node:path';

/**
 * The icons that `styles/icons.json` names, as one SVG with a symbol each: `inl-icon-<name>`. It is not displayed itself:
 * hidden shapes would each be styled with the page.
 */
export function sprite(root) {
  const symbols = Object.entries(readIcons(root)).map(
    ([name, inner]) => `<symbol id="inl-icon-${name}" viewBox="0 0 24 24">${inner}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" class="inl-sprite" display="none">${symbols.join('')}</svg>`;
}

/** Name → the shapes inside its 24 × 24 square, from the icon set or from `styles/icons/`. */
export function readIcons(root) {
  const table = JSON.parse(fs.readFileSync(path.join(root, 'styles/icons.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(table).map(([name, source]) => {
      const file = source.endsWith('.svg')
        ? path.join(root, 'styles/icons', path.basename(source))
        : path.join(root, 'node_modules/lucide-static/icons', `${source}.svg`);
      const [, inner] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(fs.readFileSync(file, 'utf8'));
      return [name, inner.replace(/\s*\n\s*/g, '').trim()];
    }),
  );
}
