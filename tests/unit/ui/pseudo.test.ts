import { plainMeta, testUi } from '../../support/testUi';

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['a debug page', true, /^\[C\u0301l/],
  ['any other page', false, /^Close$/],
])('?locale=pseudo on %s', (_, debug, words) => {
  window.history.replaceState(null, '', '/discussions?locale=pseudo');
  const { ui } = testUi({ context: { ...plainMeta.context, debug } });
  expect(ui.locale.t('Close')).toMatch(words);
  ui.dispose();
});
