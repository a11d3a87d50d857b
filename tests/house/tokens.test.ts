import postcss from 'postcss';
import { filesBelow, readSource } from './sources';

const sheets = ['styles', 'widgets', 'src', 'examples/forum'].flatMap((folder) => filesBelow(folder, '.css'));

const declared = (path: string) => {
  const names = new Set<string>();
  postcss.parse(readSource(path), { from: path }).walkDecls(/^--/, ({ prop }) => void names.add(prop));
  return names;
};

const used = (path: string) => {
  const names = new Set<string>();
  postcss.parse(readSource(path), { from: path }).walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(/var\(\s*(--inl-[\w-]+)/g)) names.add(name!);
  });
  return [...names];
};

test('every token that a stylesheet uses exists, in styles/ or in that sheet', () => {
  expect(sheets.length).toBeGreaterThan(0);
  const tokens = new Set(filesBelow('styles', '.css').flatMap((path) => [...declared(path)]));
  const unknown = sheets.flatMap((path) => {
    const own = declared(path);
    return used(path)
      .filter((name) => !tokens.has(name) && !own.has(name))
      .map((name) => `${path}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

test('tokens are named --inl-<group>-<name>', () => {
  const names = filesBelow('styles', '.css').flatMap((path) => [...declared(path)]);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !/^--inl-[a-z]+(-[a-z0-9]+)+$/.test(name))).toEqual([]);
});

test('only logical properties, so that right-to-left pages need no second sheet', () => {
  const physical =
    /^(margin|padding|border)-(left|right)(-.*)?$|^(left|right)$|^border-(top|bottom)-(left|right)-radius$/;
  const found = sheets.flatMap((path) => {
    const bad: string[] = [];
    postcss.parse(readSource(path), { from: path }).walkDecls((declaration) => {
      const byValue =
        /^(text-align|float|clear)$/.test(declaration.prop) && /^(left|right)$/.test(declaration.value);
      if (physical.test(declaration.prop) || byValue) bad.push(`${path}: ${declaration.toString()}`);
    });
    return bad;
  });
  expect(found).toEqual([]);
});

test('sizes are those of tokens or pixels: a page may have set what a rem is', () => {
  const found = sheets
    .filter((path) => !path.startsWith('examples/'))
    .flatMap((path) => {
      const bad: string[] = [];
      postcss.parse(readSource(path), { from: path }).walkDecls((declaration) => {
        if (/\drem\b/.test(declaration.value)) bad.push(`${path}: ${declaration.toString()}`);
      });
      return bad;
    });
  expect(found).toEqual([]);
});

test('views set custom properties and no others: what a stylesheet of ours says is important', () => {
  const views = ['widgets', 'src/ui', 'src/editor'].flatMap((folder) => filesBelow(folder, '.tsx'));
  expect(views.length).toBeGreaterThan(50);
  expect(views.filter((path) => /style=\{\{\s*\w/.test(readSource(path)))).toEqual([]);
});

const sheetOf = (path: string) => {
  const values = new Map<string, string>();
  postcss.parse(readSource(path), { from: path }).walkDecls(/^--inl-/, ({ prop, value }) => {
    values.set(prop, value.replace(/\s+/g, ' ').trim());
  });
  return values;
};

test('the table of tokens says what tokens.css does, and something about each', () => {
  const rows = [
    ...readSource('styles/README.md').matchAll(/^\| `(--inl-[^`]+)`\s+\| `([^`]+)`\s+\| (\S.*)\|$/gm),
  ];
  expect(rows.map(([, name, value]) => [name, value])).toEqual([...sheetOf('styles/tokens.css')]);
});

test('the look of the example theme sets tokens that exist, each to something else', () => {
  const defaults = sheetOf('styles/tokens.css');
  const look = [...sheetOf('examples/theme/look.css')];
  expect(look.length).toBeGreaterThan(10);
  expect(look.filter(([name, value]) => (defaults.get(name) ?? value) === value)).toEqual([]);
});
