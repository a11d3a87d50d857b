import { growth, linear } from '../../support/growth';
import { watchToggles } from '../../../src/page-life/watchToggles';

const toggle = (name: string) => `<details data-toggleid="${name}"><summary>${name}</summary>words</details>`;

/** A page with these in its posts. */
function open(search: string, ...names: string[]) {
  document.body.innerHTML = `<div class="userContent">${names.map(toggle).join('')}<details class="spoiler">a</details></div>`;
  const location = { search, pathname: '/discussion/1', hash: '#a' };
  const replaced: string[] = [];
  const history = {
    state: 7,
    replaceState(_: unknown, __: string, url: string) {
      replaced.push(url);
      location.search = /\?[^#]*/.exec(url)?.[0] ?? '';
    },
  };
  watchToggles({ document, location, history } as unknown as Window);
  const all = [...document.querySelectorAll('details')];
  const set = (index: number, isOpen: boolean) => {
    all[index]!.open = isOpen;
    all[index]!.dispatchEvent(new Event('toggle'));
  };
  return { all, replaced, set, location };
}

test('toggles that the address names are open, and unknown names do nothing', () => {
  const { all, replaced } = open('?page=2&expandedToggles=b,gone', 'a', 'b');
  expect(all.map((each) => each.open)).toEqual([false, true, false]);
  expect(replaced).toEqual([]);
});

test('the address follows as they are opened and closed, and spoilers are none of them', () => {
  const { set, replaced } = open('?page=2', 'a', 'b');
  set(1, true);
  set(0, true);
  set(2, true);
  set(1, false);
  set(0, false);
  expect(replaced).toEqual([
    '/discussion/1?page=2&expandedToggles=b#a',
    '/discussion/1?page=2&expandedToggles=a,b#a',
    '/discussion/1?page=2&expandedToggles=a#a',
    '/discussion/1?page=2#a',
  ]);
});

test('many names cost no more than reading them', async () => {
  const names = (size: number) => Array.from({ length: size }, (_, index) => `id${index}`).join();
  const read = (size: number) => open(`?expandedToggles=${names(size)}`, 'a', 'id7').all;
  expect(read(10_000)[1]!.open).toBe(true);
  expect(await growth(read, 5_000)).toBeLessThan(linear);
});

test.each([
  '?expandedToggles=%E0%A4%A',
  '?expandedToggles=,,',
  '?expandedToggles[]=a',
  '?expandedToggles=__proto__',
])('%s opens nothing', (search) => {
  expect(open(search, 'a').all[0]!.open).toBe(false);
});
