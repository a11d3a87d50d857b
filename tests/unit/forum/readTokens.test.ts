import { readTokens } from '../../../examples/forum/routes/pages/readTokens';

test('tokens become a rule', () => {
  const text = '--inl-color-primary: light-dark(#a0f, rgb(1 2 3));\n--inl-radius-box: calc(2px + 1em)';
  expect(readTokens(text)).toEqual({
    text,
    css: ':root{--inl-color-primary: light-dark(#a0f, rgb(1 2 3));--inl-radius-box: calc(2px + 1em)}',
    refused: [],
  });
});

test.each([
  '--inl-color-primary: red}body{display:none',
  '--inl-color-primary: url(//evil.test/x)',
  '--inl-color-primary: image-set("//evil.test/x" 1x)',
  '--inl-color-primary: u\\72l(//evil.test)',
  '--inl-color-primary: red</style><script>1</script>',
  '--inl-color-primary: red /* x',
  '--other: red',
  'color: red',
  '@import "//evil.test/x.css"',
])('%s is refused by itself', (line) => {
  expect(readTokens(`${line}; --inl-radius-box: 0`)).toMatchObject({ css: ':root{--inl-radius-box: 0}' });
});
