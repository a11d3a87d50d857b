import { createDeployedStyles } from '../../../../src/fragments/compat/createDeployedStyles';
import { gapStyleSheets } from '../../../support/gapStyleSheets';
import { plainMeta, testUi } from '../../../support/testUi';

gapStyleSheets();

/** Texts of what a deployed fragment takes, on a page that names these custom properties. */
function sheets(fragmentProperties: unknown, css: string | null = null) {
  const { ui } = testUi({ ...plainMeta, raw: { fragmentProperties } });
  const own = css === null ? null : new CSSStyleSheet();
  own?.replaceSync(css!);
  return createDeployedStyles(ui)(own).map((sheet) => (sheet as unknown as { text: string }).text);
}

test('lists have no marks, members’ texts aside, and nothing but the fragment is said anything of', () => {
  const [base] = sheets(undefined);
  expect(base).toContain(':where(ol,ul):where(:not(.userContent *)){list-style:none;margin:0;padding:0}');
  expect(base).not.toMatch(/:root|body/);
});

test('the page names the custom properties that its fragments were written against', () => {
  const [base] = sheets({ '--brand': 'var(--inl-color-primary)', '--gap': 8 });
  expect(base).toContain(':host{--brand:var(--inl-color-primary);--gap:8}');
});

test.each([
  ['no record', 'x'],
  ['a list', ['--a', 'b']],
  ['what is no custom property', { color: 'red', '-a': 'b' }],
  ['a value that would leave its rule', { '--a': 'b}*{color:red', '--b': 'c;color:red' }],
])('%s is left out', (_, properties) => {
  const [base] = sheets(properties);
  expect(base).toMatch(/:host\{ ?\}$/);
});
