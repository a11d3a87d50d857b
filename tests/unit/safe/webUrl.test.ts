import { webUrl } from '../../../src/safe/webUrl';
import { safeUrl } from '../../../src/safe/safeUrl';
import { urlAttacks } from '../../support/urlAttacks';

test('an honest address passes, normalised', () => {
  expect(webUrl('https://EXAMPLE.test/a b')).toBe('https://example.test/a%20b');
});

test.each(urlAttacks('evil.test'))('%j passes only where safeUrl lets a member link to it', (value) => {
  const url = webUrl(value);
  if (url !== null) expect(url).toBe(safeUrl('user', value, { origin: 'https://forum.example' }));
});

test.each([null, 5, ['https://a.test/'], {}, 'mailto:a@b.test', `https://a.test/${'x'.repeat(9000)}`])(
  '%j is none',
  (value) => {
    expect(webUrl(value)).toBeNull();
  },
);
