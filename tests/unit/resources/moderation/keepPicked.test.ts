import { keepPicked } from '../../../../src/resources/moderation/keepPicked';
import { readSelection } from '../../../../src/resources/moderation/selectionStorage';

const row = (id: number, record: string, checked = true) =>
  `<input type="checkbox" data-inlay-check="discussion" value="${id}" ${checked ? 'checked' : ''}
    data-inlay-record='${record}'>`;
const record = (name: string) => JSON.stringify({ name, categoryID: 7 });
const names = (userID: number) => readSelection(window, userID)?.checked.map(({ name }) => name);

beforeEach(() => sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

test('what is checked is there for the next page, behind what was picked before, once each', () => {
  document.body.innerHTML = row(1, record('One')) + row(2, record('Two'), false);
  keepPicked(window, 5);
  expect(names(5)).toEqual(['One']);
  document.body.innerHTML = row(1, record('One, anew')) + row(3, record('Three'));
  keepPicked(window, 5);
  expect(names(5)).toEqual(['One', 'Three']);
});

test('what somebody else has picked does not come along', () => {
  document.body.innerHTML = row(1, record('Theirs'));
  keepPicked(window, 5);
  document.body.innerHTML = row(2, record('Mine'));
  keepPicked(window, 6);
  expect(names(6)).toEqual(['Mine']);
});

test('rows that say nothing, broken storage and a page without rows cost nothing', () => {
  document.body.innerHTML = row(1, 'no JSON') + row(2, record('Two'));
  keepPicked(window, 5);
  expect(names(5)).toEqual(['Two']);
  document.body.replaceChildren();
  sessionStorage.setItem('inlay.checked', '[');
  keepPicked(window, 5);
  const blocked = {
    document,
    get sessionStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  expect(() => keepPicked(blocked, 5)).not.toThrow();
});
