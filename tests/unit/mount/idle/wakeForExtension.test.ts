import type { ExtensionPoint } from '../../../../src/contract/extensions';
import type { Tag } from '../../../../src/contract/tag';
import { wakeForExtension } from '../../../../src/mount/idle/wakeForExtension';

const tag = (name: string, state: Tag['state'] = 'asleep') =>
  ({ name, state, element: document.createElement('div'), timings: { found: 0 } }) as Tag;

test.each<[ExtensionPoint, string[]]>([
  ['titleBar.links', ['title-bar-hamburger']],
  ['comment.buttons', [' PostMenu ']],
  ['comment.menu', []],
  ['userCard.content', []],
])('%s wakes %j, where they sleep', (point, woken) => {
  const all = [tag('title-bar-hamburger'), tag(' PostMenu '), tag('PostMenu', 'mounted'), tag('toString')];
  const tags = new Map(all.map((each) => [each.element as Element, each]));
  const names: string[] = [];
  wakeForExtension({ tags, wakeInView: ({ name }) => void names.push(name) }, point);
  expect(names).toEqual(woken);
});
