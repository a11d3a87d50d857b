import postcss from 'postcss';
import { deviceClass, deviceWidths } from '../../../src/ui/deviceClass';
import { readSource } from '../../house/sources';

test.each([
  [0, 'xs'],
  [320, 'xs'],
  [500, 'xs'],
  [500.5, 'mobile'],
  [501, 'mobile'],
  [806, 'mobile'],
  [807, 'tablet'],
  [1200, 'tablet'],
  [1201, 'no-bleed'],
  [1224, 'no-bleed'],
  [1225, 'desktop'],
  [3840, 'desktop'],
])('%d px are %s', (width, name) => {
  expect(deviceClass(width)).toBe(name);
});

test('a layout’s columns change where the class does, by the width of their container', () => {
  const queries: string[] = [];
  postcss.parse(readSource('widgets/layout/layout.css')).walkAtRules(({ name, params }) => {
    if (/width|size/.test(params)) queries.push(`${name} ${params}`);
  });
  expect(queries.length).toBeGreaterThan(0);
  const widths = deviceWidths.flatMap(([, width]) =>
    ['inl-layout (width >', 'inl-layout-whole (width >', 'inl-layout-whole (width <='].map(
      (query) => `container ${query} ${width}px)`,
    ),
  );
  expect(queries.filter((query) => !widths.includes(query))).toEqual([]);
});
