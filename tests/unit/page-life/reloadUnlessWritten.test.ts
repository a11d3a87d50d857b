import { reloadUnlessWritten } from '../../../src/page-life/reloadUnlessWritten';

function reloadsWith(
  html: string,
  change: (field: { value: string; checked: boolean }) => void = () => undefined,
): boolean {
  document.body.innerHTML = html;
  change(document.querySelector<HTMLInputElement>('input,textarea,select')!);
  const reload = jest.fn();
  reloadUnlessWritten({ document, location: { reload } } as unknown as Window);
  return reload.mock.calls.length === 1;
}

test('a page whose fields are as they were printed is fetched anew', () => {
  expect(reloadsWith('<p>none</p>')).toBe(true);
  expect(reloadsWith('<textarea>printed</textarea><input value="a"><input type="checkbox" checked>')).toBe(
    true,
  );
});

test('a list as it was printed is nobody’s choice, with and without a default', () => {
  const options = (selected = '') => `<select><option>a</option><option ${selected}>b</option></select>`;
  expect(reloadsWith(options())).toBe(true);
  expect(reloadsWith(options('selected'))).toBe(true);
  expect(reloadsWith(`<div class="inl-root">${options()}</div>`, (field) => (field.value = 'b'))).toBe(true);
  expect(reloadsWith('<select></select><select multiple><option>a</option></select>')).toBe(true);
  expect(reloadsWith(options(), (field) => (field.value = 'b'))).toBe(false);
  expect(reloadsWith(options('selected'), (field) => (field.value = 'a'))).toBe(false);
});

test('a dialog with a form stays: its fields have no default that tells what was typed', () => {
  expect(reloadsWith('<div class="inl-modal"><p>Words</p></div>')).toBe(true);
  expect(reloadsWith('<div class="inl-modal"><form><input value="typed"></form></div>')).toBe(false);
});

test('what was typed or checked is not lost to it', () => {
  expect(reloadsWith('<textarea>a</textarea>', (field) => (field.value = 'b'))).toBe(false);
  expect(reloadsWith('<input value="a">', (field) => (field.value = ''))).toBe(false);
  expect(reloadsWith('<input type="checkbox">', (field) => (field.checked = true))).toBe(false);
  // It is picked again on the page that comes.
  const row = '<input type="checkbox" data-inlay-check="discussion">';
  expect(reloadsWith(row, (field) => (field.checked = true))).toBe(true);
});
