import { readdirSync, readFileSync } from 'node:fs';

/** Texts of members stand in their own direction, and at the side of what is around them. */
const texts = [
  ['src/ui/home/home-item.css', '.inl-item__text'],
  ['src/ui/home/call-to-action.css', '.inl-call__text'],
  ['src/ui/home/widget-box.css', '.inl-widget__about'],
  ['widgets/discussion-list/discussion-list.css', '.inl-discussion__excerpt'],
  ['widgets/search-page/search-page.css', '.inl-search-page__text'],
  ['widgets/banner/banner.css', '.inl-banner__title'],
] as const;

test.each(texts)('%s: %s keeps to the side of its card', (file, name) => {
  const rules = readFileSync(file, 'utf8').split('}');
  const own = rules.filter((rule) => rule.includes(`${name} {`));
  expect(own.join('}')).toContain('text-align: match-parent;');
});

test('Chromium knows that side by its old name alone', () => {
  const sheets = ['src', 'widgets', 'examples/forum/public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${folder}/${file}`),
  );
  expect(sheets.length).toBeGreaterThan(20);
  for (const sheet of sheets) {
    const count = (pattern: RegExp) => readFileSync(sheet, 'utf8').match(pattern)?.length ?? 0;
    const [all, both] = [
      count(/text-align: match-parent;/g),
      count(/text-align: -webkit-match-parent;\s+text-align: match-parent;/g),
    ];
    expect([sheet, both]).toEqual([sheet, all]);
  }
});
