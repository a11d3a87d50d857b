import { createExtensions } from '../../../src/registry/createExtensions';
import { addTo } from '../../support/addTo';

function open() {
  const extensions = createExtensions();
  return { ...extensions, add: addTo(extensions) };
}
const link = (name: string, order?: number) => ({ name, url: `/${name}`, order });

test('a place lists what was put there, by order and then by key', () => {
  const { add, list } = open();
  add('titleBar.links', 'z', link('z'), 'one');
  add('titleBar.links', 'a', link('a'), 'two');
  add('titleBar.links', 'm', link('m', -1), 'one');
  expect(list('titleBar.links').map(({ key }) => key)).toEqual(['m', 'a', 'z']);
  expect(list('account.entries')).toEqual([]);
});

test('the same key again takes the place of the first, whose own end then changes nothing', () => {
  const { add, list } = open();
  const end = add('titleBar.links', 'a', link('old'), 'one');
  add('titleBar.links', 'a', link('new'), 'two');
  end();
  expect(list('titleBar.links').map(({ name }) => name)).toEqual(['new']);
  expect(list('titleBar.links')).toEqual([expect.objectContaining({ key: 'a', owner: 'two' })]);
});

test('whoever watches hears of each change, and finds the same list in between', () => {
  const { add, list, watch } = open();
  const heard = jest.fn();
  const stop = watch(heard);
  const end = add('titleBar.links', 'a', link('a'), 'one');
  expect(list('titleBar.links')).toBe(list('titleBar.links'));
  end();
  end();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  add('titleBar.links', 'b', link('b'), 'one');
  expect(heard).toHaveBeenCalledTimes(2);
});
