import { readIcons } from './sprite.mjs';

/** For a mask, which only takes the shape: as `.inl-icon` draws it. */
const drawn =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>";

/** Puts the shape of an icon in the place of `icon(NAME)` in a stylesheet. */
export function iconShapesPlugin(root) {
  const shapes = readIcons(root);
  const address = (name) => {
    if (!Object.hasOwn(shapes, name)) throw new Error(`There is no icon "${name}".`);
    const svg = `${drawn}${shapes[name].replaceAll('"', "'").replaceAll(' />', '/>')}</svg>`;
    return `url("data:image/svg+xml,${svg.replace(/[%#<>]/g, encodeURIComponent)}")`;
  };
  return {
    postcssPlugin: 'inlay-icon-shapes',
    Declaration(declaration) {
      if (declaration.value.includes('icon('))
        declaration.value = declaration.value.replace(/\bicon\(([\w-]+)\)/g, (_, name) => address(name));
    },
  };
}
