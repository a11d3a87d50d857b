import { tellReader } from '../../../src/page-life/tellReader';

const page = (known: string | null) =>
  ({
    location: { origin: 'https://a.example' },
    localStorage: {
      getItem: (key: string) => (key === 'inlay.reader|https://a.example/forum' ? known : '9'),
    },
  }) as unknown as Window;

test.each<[string, string | null, unknown, number]>([
  ['the same member', '3', { userID: 3 }, 0],
  ['another member', '3', { userID: 2 }, 1],
  ['a guest, who was a member', '3', { userID: 0 }, 1],
  ['somebody of whom the page says nothing', '3', undefined, 0],
  ['the first reader of this browser', null, { userID: 3 }, 0],
])('a page of %s starts by itself only where others have to hear of it', (_, known, me, times) => {
  const start = jest.fn();
  tellReader(page(known), '/forum', me, start);
  expect(start).toHaveBeenCalledTimes(times);
});

test('a browser that keeps nothing is no hindrance', () => {
  const window = {
    location: { origin: '' },
    get localStorage(): Storage {
      throw new DOMException('no', 'SecurityError');
    },
  } as unknown as Window;
  const start = jest.fn();
  tellReader(window, '', { userID: 3 }, start);
  expect(start).not.toHaveBeenCalled();
});
