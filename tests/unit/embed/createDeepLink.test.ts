import fc from 'fast-check';
import { createDeepLink } from '../../../src/embed/host/createDeepLink';
import type { DeepLink } from '../../../src/embed/host/createDeepLink';

let links: DeepLink[] = [];
const link = (name: string, go: (path: string) => void = () => undefined) => {
  const made = createDeepLink(window, name, go);
  links.push(made);
  return made;
};
afterEach(() => {
  links.forEach(({ stop }) => stop());
  links = [];
  window.history.replaceState(null, '', '/host');
});
const hash = (text: string) => window.history.replaceState(null, '', `/host${text}`);

it('reads and writes the whole hash, without an entry in the history', () => {
  hash('#/discussion/5?x=1');
  const only = link('');
  const { length } = window.history;
  expect(only.read()).toBe('/discussion/5?x=1');
  only.write('/é');
  expect(decodeURI(window.location.hash)).toBe('#/é');
  expect(window.location.pathname).toBe('/host');
  expect(window.history.length).toBe(length);
});

it('shares the hash between embeds that have names, and keeps what is the host’s own', () => {
  hash('#help=/a&top');
  const [help, shop] = [link('help'), link('shop')];
  expect([help.read(), shop.read()]).toEqual(['/a', null]);
  shop.write('/b?x=1&y=2');
  help.write('/c');
  expect(window.location.hash).toBe('#help=/c&top&shop=/b?x=1%26y=2');
  expect([help.read(), shop.read()]).toEqual(['/c', '/b?x=1&y=2']);
});

it('follows what was typed or clicked in the host’s page, and not what it wrote itself', () => {
  const go = jest.fn();
  const own = link('', go);
  own.write('/a');
  const back = (state: unknown) => window.dispatchEvent(new PopStateEvent('popstate', { state }));
  back(window.history.state);
  expect(go).not.toHaveBeenCalled();
  hash('#/typed');
  back(null);
  expect(go.mock.calls).toEqual([['/typed']]);
  hash('#top');
  back(null);
  own.stop();
  hash('#/later');
  back(null);
  expect(go).toHaveBeenCalledTimes(1);
});

it('adds to the state that the host keeps there', () => {
  window.history.replaceState({ own: 1 }, '', '/host#/x');
  link('').write('/y');
  expect(window.history.state).toMatchObject({ own: 1 });
});

it('reads back what it wrote, whatever the path holds, and touches nothing but the hash', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), fc.constantFrom('', 'help'), (path, query, name) => {
      hash('#other=1');
      const made = link(name);
      const full = `/${path.replace(/^\/+/, '')}?${query}`;
      made.write(full);
      expect(made.read()).toBe(full);
      expect(window.location.pathname + window.location.search).toBe('/host');
    }),
    { numRuns: 200 },
  );
});
