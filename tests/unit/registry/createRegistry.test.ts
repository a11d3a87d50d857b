import { defineWidget } from '../../../src/contract/widget';
import { createRegistry } from '../../../src/registry/createRegistry';

const widget = (name: string, ...aliases: string[]) =>
  defineWidget({
    names: [name, ...aliases],
    element: 'keep',
    when: 'now',
    props: (props) => props,
    view: () => null,
  });

test('a widget is found under each of its names, in any case', async () => {
  const registry = createRegistry(() => undefined);
  const banner = widget('Banner', 'community-banner');
  registry.register(banner);
  for (const name of ['banner', 'BANNER', 'Community-Banner'])
    await expect(registry.get(name)!.load()).resolves.toBe(banner);
  expect(registry.get('other')).toBeUndefined();
});

test('the newest of a name wins until it is taken back', () => {
  const added = jest.fn();
  const registry = createRegistry(added);
  const first = widget('Bar');
  registry.register(first);
  const unregister = registry.register(widget('bar'));
  expect(registry.get('bar')!.facts).not.toBe(first);
  unregister();
  unregister();
  expect(registry.get('bar')!.facts).toBe(first);
  expect(added).toHaveBeenCalledTimes(2);
});

test('one without names is refused, and those that come later are not', () => {
  const registry = createRegistry(() => undefined);
  registry.register(widget('Bar'));
  expect(() => registry.register({} as never)).toThrow(TypeError);
  registry.register(widget('Banner'));
  expect(registry.entries().flatMap(({ facts }) => facts.names)).toEqual(['Bar', 'Banner']);
  expect(registry.get('bar')).toBeDefined();
});
