import fs from 'node:fs';
import path from 'node:path';

const css = fs.readFileSync(path.resolve('styles/tokens.css'), 'utf8');
const colors = new Map(
  [...css.matchAll(/--inl-color-([\w-]+): light-dark\((#[0-9a-f]{6})(?:[0-9a-f]{2})?, (#[0-9a-f]{6})/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
  ),
);

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

const grounds = ['page', 'surface', 'raised', 'sunken', 'hover'];
const pairs: [string, string, number][] = [
  ...['text', 'muted', 'primary', 'danger'].flatMap((ink) =>
    grounds.map((ground): [string, string, number] => [ink, ground, 4.5]),
  ),
  ...['control', 'focus'].flatMap((line) =>
    ['page', 'surface', 'raised'].map((ground): [string, string, number] => [line, ground, 3]),
  ),
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['primary', 'primary-soft', 4.5],
  ...['danger', 'warning', 'success'].flatMap((kind): [string, string, number][] => [
    [kind, `${kind}-soft`, 4.5],
    ['text', `${kind}-soft`, 4.5],
  ]),
];

test('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(pairs)('%s on %s has a contrast of %d in both themes', (ink, ground, least) => {
  for (const theme of ['light', 'dark'] as const)
    expect({
      theme,
      ratio:
        contrast(colors.get(ink)![theme], colors.get(ground)![theme]) >= least ||
        contrast(colors.get(ink)![theme], colors.get(ground)![theme]),
    }).toEqual({ theme, ratio: true });
});

test.each([
  ['radius-box', '6px'],
  ['gutter-size', '16px'],
  ['gutter-full', '40px'],
  ['height-control', '36px'],
  ['width-button', '104px'],
  ['height-compact', '24px'],
  ['height-button', '32px'],
  ['width-modal-small', '375px'],
  ['width-modal-medium', '516px'],
  ['width-modal-large', '720px'],
  ['width-modal-xl', '1022px'],
  ['width-modal-xxl', '1320px'],
  ['width-side-panel', '400px'],
  ['avatar-large', '100px'],
  ['avatar-xlarge', '145px'],
  ['time-quick', '0.1s'],
  ['time-spinner', '0.7s'],
])('--inl-%s is %s', (name, value) => {
  expect(css).toContain(`--inl-${name}: ${value};`);
});

test('every icon that is named has its drawing', () => {
  const table = JSON.parse(fs.readFileSync('styles/icons.json', 'utf8')) as Record<string, string>;
  for (const source of Object.values(table)) {
    const file = source.endsWith('.svg')
      ? `styles/${source}`
      : `node_modules/lucide-static/icons/${source}.svg`;
    expect(fs.readFileSync(file, 'utf8')).toMatch(/<svg[\s\S]*<(path|circle|line|rect|poly)/);
  }
});
