import { reloadUnlessWritten } from '../../../src/page/reloadUnlessWritten';

function reloadsWith(html: string, change: (field: HTMLInputElement) => void = () => undefined): boolean {
  document.body.innerHTML = html;
  change(document.querySelector('input,textarea')!);
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

test('what was typed or checked is not lost to it', () => {
  expect(reloadsWith('<textarea>a</textarea>', (field) => (field.value = 'b'))).toBe(false);
  expect(reloadsWith('<input value="a">', (field) => (field.value = ''))).toBe(false);
  expect(reloadsWith('<input type="checkbox">', (field) => (field.checked = true))).toBe(false);
});
