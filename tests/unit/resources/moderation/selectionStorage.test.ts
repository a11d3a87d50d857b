import { keepSelection, readSelection } from '../../../../src/resources/moderation/selectionStorage';
import { discussionsFrom } from '../../../support/modelModeration';

const [one, two] = discussionsFrom(1, 2) as [never, never];

beforeEach(() => sessionStorage.clear());

it('keeps a selection for the next page; what was pending comes back as checked', () => {
  keepSelection(window, 5, { checked: [one], pending: [two], failed: {} });
  expect(readSelection(window, 5)).toEqual({ checked: [one, two], failed: {} });
  keepSelection(window, 5, { checked: [], pending: [], failed: {} });
  expect(sessionStorage).toHaveLength(0);
});

it('keeps why the last action failed, for what is still there', () => {
  keepSelection(window, 5, { checked: [one], pending: [], failed: { 1: 'It is locked.' } });
  expect(readSelection(window, 5)).toEqual({ checked: [one], failed: { 1: 'It is locked.' } });
  const failed = { 1: 7, 2: 'It is not here.', __proto__: 'x' };
  sessionStorage.setItem('inlay.checked', JSON.stringify({ userID: 5, discussions: [one], failed }));
  expect(readSelection(window, 5)).toEqual({ checked: [one], failed: {} });
});

it("throws away somebody else's", () => {
  keepSelection(window, 5, { checked: [one], pending: [], failed: {} });
  expect(readSelection(window, 6)).toEqual({ checked: [], failed: {} });
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  '{',
  'null',
  '[]',
  '{"userID":5}',
  '{"userID":5,"discussions":{}}',
  '{"userID":5,"discussions":[null,7,{"discussionID":"1"},{"discussionID":-1,"name":"x","categoryID":1}]}',
])('survives %s', (text) => {
  sessionStorage.setItem('inlay.checked', text);
  expect(readSelection(window, 5)).toEqual({ checked: [], failed: {} });
  keepSelection(window, 5, { checked: [one], pending: [], failed: {} });
  expect(readSelection(window, 5)).toEqual({ checked: [one], failed: {} });
});

it('takes a thousand at most', () => {
  keepSelection(window, 5, { checked: discussionsFrom(1, 1200), pending: [], failed: {} });
  expect(readSelection(window, 5)!.checked).toHaveLength(1000);
});

it('survives storage that is blocked, and storage that is full', () => {
  const blocked = {
    get sessionStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  keepSelection(blocked, 5, { checked: [one], pending: [], failed: {} });
  // Not that there is none: what a page has in mind stays.
  expect(readSelection(blocked, 5)).toBeNull();
  const full = {
    sessionStorage: {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage,
  };
  expect(() => keepSelection(full, 5, { checked: [one], pending: [], failed: {} })).not.toThrow();
});
