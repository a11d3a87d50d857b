import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { encodeName } from '../../src/safe/encodeName';
import { safeUrl } from '../../src/safe/safeUrl';
import { urlAttacks } from '../support/urlAttacks';

const folder = 'examples/php';
const php = (...args: string[]): string => execFileSync('php', args, { encoding: 'utf8' });

/** What PHP prints when it runs `code` with an `$inlay` whose folder is `dist`. */
const printed = (code: string, dist = 'dist'): string =>
  php('-r', `require '${folder}/Inlay.php'; $inlay = new Inlay('${dist}', nonce: 'n"><b>'); ${code}`);

/** Text that members can choose, as it is meant, and as PHP is told it. */
const texts: [name: string, text: string, inPhp: string][] = [
  ['the end of a script', '</script><script>__pwned=1</script>', `'</script><script>__pwned=1</script>'`],
  ['an open comment', '<!--<script>', `'<!--<script>'`],
  ['both quotes', `"'><img src=x onerror=__pwned=1>`, `"\\"'><img src=x onerror=__pwned=1>"`],
  ['line separators', 'a\u2028b\u2029c', `"a\\u{2028}b\\u{2029}c"`],
  ['escapes that look escaped', '&quot;&lt;\\u003c', `'&quot;&lt;\\\\u003c'`],
  ['bytes that are no UTF-8', 'a\ufffdb', `"a\\xffb"`],
  ['a name in another script', 'ليلى 🦊', `'ليلى 🦊'`],
];

test('each file is PHP, and the part that a host copies is short', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.php'),
  );
  expect(files).toContain('Inlay.php');
  for (const file of files) expect(php('-l', `${folder}/${file}`), file).toContain('No syntax errors');
  expect(readFileSync(`${folder}/Inlay.php`, 'utf8').split('\n').length).toBeLessThan(150);
});

test('names in addresses lead where the widget’s own links lead', () => {
  const names = ['Ada', 'R&D', 'either/or', '50%2fhalf', 'a b?c#d', 'ليلى 🦊', '.', '..', '...', ''];
  const encoded = php(
    ...[
      '-r',
      `require '${folder}/user-card.php'; echo json_encode(array_map('encode_name', json_decode($argv[1])));`,
    ],
    JSON.stringify(names),
  );
  expect(JSON.parse(encoded)).toEqual(names.map(encodeName));
});

test('code of widgets that mount at once is fetched ahead', () => {
  const head = printed(`echo $inlay->head(['ReactionBar'], now: ['UserCard']);`);
  expect(head).toMatch(
    /<link rel="modulepreload" href="\/inlay\/assets\/UserCard\.[^"]+" integrity="sha384-/,
  );
  expect(head).not.toMatch(/modulepreload" href="[^"]*ReactionBar/);
});

test('config, props, fallback text and inline scripts arrive as they were given', async ({ page }) => {
  const list = `[${texts.map(([, , inPhp]) => inPhp).join(', ')}]`;
  await page.setContent(
    printed(`
      $texts = ${list};
      echo $inlay->config(['meta' => ['texts' => $texts], 'translations' => ['a' => $texts[0]]]);
      echo '<script>var deployed = ', Inlay::json($texts), ';</script>';
      foreach ($texts as $text) {
        echo $inlay->widget('X"><b>', ['text' => $text], '<p>' . Inlay::text($text) . '</p>', ['title' => $text]);
      }
      echo $inlay->widget('Empty');
    `),
  );
  const meant = texts.map(([, text]) => text);
  const config = await page.evaluate(
    () => JSON.parse(document.getElementById('inlay-page')!.textContent) as { meta: { texts: string[] } },
  );
  expect(config.meta.texts).toEqual(meant);
  expect(await page.evaluate('deployed')).toEqual(meant);
  const tags = await page
    .locator('[data-react]')
    .evaluateAll((elements) =>
      elements.map((element) => [
        element.getAttribute('data-react'),
        JSON.parse(element.getAttribute('data-props')!) as unknown,
        element.getAttribute('title'),
        element.textContent,
      ]),
    );
  expect(tags).toEqual([...meant.map((text) => ['X"><b>', { text }, text, text]), ['Empty', {}, null, '']]);
  expect(await page.evaluate('"__pwned" in window')).toBe(false);
  await expect(page.locator('script')).toHaveCount(2);
  await expect(page.locator('b, img')).toHaveCount(0);
});

test('an attribute that would be a handler, and a value that has no JSON, are refused with a reason', () => {
  for (const name of ['onclick', 'x onload', 'a"b'])
    expect(
      printed(
        `try { $inlay->widget('A', [], '', ['${name}' => 'x']); } catch (Throwable $e) { echo $e->getMessage(); }`,
      ),
    ).toBe(`"${name}" is no attribute for a widget's tag.`);
  for (const site of ['https://a.example; script-src *', "'none'", '*', 'https://a.example/'])
    expect(
      printed(`try { echo Inlay::framing(["${site}"]); } catch (Throwable $e) { echo get_class($e); }`),
    ).toBe('InvalidArgumentException');
  expect(printed(`echo Inlay::framing(['https://a.example:8443', 'http://b.example']);`)).toBe(
    "frame-ancestors 'self' https://a.example:8443 http://b.example",
  );
  expect(printed(`try { $inlay->config(['a' => INF]); } catch (Throwable $e) { echo get_class($e); }`)).toBe(
    'JsonException',
  );
});

test('an attachment leads where its widget says, or nowhere; a text that is no date is shown as it came', () => {
  const good = [
    'https://tracker.example',
    'http://tracker.example:8080/issue/7?a=b#c',
    'HTTPS://tracker.example?q',
  ];
  const bad = [
    ...urlAttacks('evil.test'),
    'http://forum:word@evil.test/',
    'http://forum.example\\@evil.test/',
    'http://[',
    'http://a b/',
    'http://a.example/\u0000b',
  ].filter((url) => url.length < 10_000);
  const links = (urls: string[]) =>
    JSON.parse(
      php(
        '-r',
        `foreach (['Inlay', 'parts', 'attachments'] as $file) require '${folder}/' . $file . '.php';
        echo json_encode(array_map(attached_href(...), json_decode($argv[1])));`,
        JSON.stringify(urls),
      ),
    ) as (string | null)[];
  expect(links(good)).toEqual(good);
  const origin = 'http://forum.example';
  for (const [at, href] of links(bad).entries())
    if (href !== null) expect(safeUrl('user', bad[at], { origin }), bad[at]).toBe(new URL(href).href);
  expect(
    php(
      '-r',
      `foreach (['Inlay', 'parts', 'attachments'] as $file) require '${folder}/' . $file . '.php';
      echo attached_fact(['labelCode' => 'Due', 'value' => 'when it rains', 'format' => 'date-time']);`,
    ),
  ).toContain('>when it rains<');
});

test('before the first build a page is its own HTML, complete', () => {
  expect(
    printed(`echo $inlay->head(['UserCard']), $inlay->frame(), $inlay->icons(), '<p>there</p>';`, '/nowhere'),
  ).toBe('<p>there</p>');
});
