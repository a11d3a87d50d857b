import { withoutSecrets } from '../../../src/safe/withoutSecrets';

test.each([
  ['https://f.test/x?page=2&sso=a&access_token=b', 'https://f.test/x?page=2'],
  ['https://f.test/x?Token=1&CODE=2&query=token', 'https://f.test/x?query=token'],
  ['https://f.test/entry/passwordreset/5/abcdef', 'https://f.test/entry/passwordreset'],
  ['https://f.test/x#access_token=1&type=y', 'https://f.test/x'],
  ['https://f.test/x#Comment_5', 'https://f.test/x#Comment_5'],
  ['https://me:pw@f.test/x', 'https://f.test/x'],
])('%s', (before, after) => {
  expect(withoutSecrets(new URL(before)).href).toBe(after);
});
