import { readImpl } from '../../../src/fragments/readImpl';

const where = {
  home: 'https://forum.test/community',
  urls: { origin: 'https://forum.test', hosts: ['cdn.test'] },
};

test('a replacement without addresses has them at the API', () => {
  expect(readImpl({ fragmentUUID: 'a/b' }, where).js.url).toBe(
    'https://forum.test/community/api/v2/fragments/a%2Fb/js',
  );
});

test('allowed hosts, integrity and text are taken over', () => {
  const impl = { jsUrl: 'https://cdn.test/x.js', integrity: 'sha384-x', cssUrl: '/x.css', css: 'p{}' };
  expect(readImpl(impl, where)).toEqual({
    js: { url: 'https://cdn.test/x.js', integrity: 'sha384-x' },
    css: { url: 'https://forum.test/x.css', integrity: '', text: 'p{}' },
  });
});

test.each([
  'https://evil.test/x.js',
  '//evil.test/x.js',
  '/\\evil.test/x.js',
  'data:text/javascript,1',
  'blob:https://forum.test/1',
  'http://cdn.test/x.js',
  'javascript:1',
])('%s is refused', (jsUrl) => {
  expect(() => readImpl({ jsUrl }, where)).toThrow('no address that fragments may come from');
  expect(() => readImpl({ jsUrl: '/x.js', cssUrl: jsUrl }, where)).toThrow('no address');
});

test('a replacement that names nothing says so', () => {
  expect(() => readImpl({}, where)).toThrow('"jsUrl"');
});
