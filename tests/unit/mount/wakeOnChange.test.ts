import type { Tag } from '../../../src/contract/tag';
import { defineWidget } from '../../../src/contract/widget';
import { wakeOnChange } from '../../../src/mount/wakeOnChange';

const definition = defineWidget({
  names: ['Bar'],
  element: 'keep',
  when: 'visible',
  props: (props) => {
    if (!props.id) throw new Error('id: missing');
    return props as { id: number };
  },
  keys: ({ id }) => [`reactions/comment/${id}`],
  view: () => null,
});

function tag(props: object, state: Tag['state'] = 'asleep'): Tag {
  const element = document.createElement('div');
  element.dataset.props = JSON.stringify(props);
  return { element, name: 'Bar', state, timings: { found: 0 } };
}

test('only sleeping tags that show the changed record wake', () => {
  const tags = [tag({ id: 1 }), tag({ id: 2 }), tag({ id: 1 }, 'mounted'), tag({})];
  const woken: Tag[] = [];
  const jobs: (() => void)[] = [];
  const onChange = wakeOnChange({
    tags: new Map(tags.map((each) => [each.element, each])),
    definitionOf: () => definition as never,
    wakeInView: (each) => woken.push(each),
    later: (job) => jobs.push(job),
  });
  onChange('reactions', 'comment/1');
  onChange('other', 'comment/2');
  expect(jobs).toHaveLength(1);
  jobs[0]!();
  expect(woken).toEqual([tags[0]]);
});

test('a tag whose code is not here sleeps on', () => {
  const sleeping = tag({ id: 1 });
  const wakeInView = jest.fn();
  const tags = new Map([[sleeping.element, sleeping]]);
  const later = (job: () => void) => job();
  wakeOnChange({ tags, definitionOf: () => undefined, wakeInView, later })('reactions', 'comment/1');
  expect(wakeInView).not.toHaveBeenCalled();
});
