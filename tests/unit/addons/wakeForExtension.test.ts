import type { ExtensionPoint } from '../../../src/contract/extensions';
import type { Tag } from '../../../src/contract/tag';
import { registryOf } from '../../support/registryOf';
import { wakeForExtension } from '../../../src/addons/wakeForExtension';

const tag = (name: string, state: Tag['state'] = 'asleep') =>
  ({ name, state, element: document.createElement('div'), timings: { found: 0 } }) as Tag;

const registry = registryOf(
  { names: ['TitleBar', 'title-bar-hamburger'], slots: ['titleBar.links'] },
  { names: ['PostMenu'], slots: ['comment.buttons'] },
);

test.each<[ExtensionPoint, string[]]>([
  ['titleBar.links', ['title-bar-hamburger']],
  ['comment.buttons', ['postMenu']],
  ['comment.menu', []],
  ['userCard.content', []],
])('%s wakes %j, where they sleep', (point, woken) => {
  const all = [tag('title-bar-hamburger'), tag('postMenu'), tag('PostMenu', 'mounted'), tag('toString')];
  const tags = new Map(all.map((each) => [each.element as Element, each]));
  const names: string[] = [];
  wakeForExtension({ tags, registry, wakeInView: ({ name }) => void names.push(name) }, point);
  expect(names).toEqual(woken);
});
