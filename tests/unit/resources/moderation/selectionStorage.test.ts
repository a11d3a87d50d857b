import { keepSelection, readSelection } from '../../../../src/resources/moderation/selectionStorage';
import { discussionsFrom } from '../../../support/modelModeration';

const [one, two] = discussionsFrom(1, 2) as [never, never];

beforeEach(() => sessionStorage.clear());

it('keeps a selection for the next page; what was pending comes back as checked', () => {
  keepSelection(window, 5, { checked: [one], pending: [two] });
  expect(readSelection(window, 5)).toEqual([one, two]);
  keepSelection(window, 5, { checked: [], pending: [] });
  expect(sessionStorage).toHaveLength(0);
});

it("throws away somebody else's", () => {
  keepSelection(window, 5, { checked: [one], pending: [] });
  expect(readSelection(window, 6)).toEqual([]);
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
  expect(readSelection(window, 5)).toEqual([]);
  keepSelection(window, 5, { checked: [one], pending: [] });
  expect(readSelection(window, 5)).toEqual([one]);
});

it('takes a thousand at most', () => {
  keepSelection(window, 5, { checked: discussionsFrom(1, 1200), pending: [] });
  expect(readSelection(window, 5)).toHaveLength(1000);
});

it('survives storage that is blocked, and storage that is full', () => {
  const blocked = {
    get sessionStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  keepSelection(blocked, 5, { checked: [one], pending: [] });
  // Not that there is none: what a page has in mind stays.
  expect(readSelection(blocked, 5)).toBeNull();
  const full = {
    sessionStorage: {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage,
  };
  expect(() => keepSelection(full, 5, { checked: [one], pending: [] })).not.toThrow();
});
