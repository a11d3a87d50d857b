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
  // A busy machine may take several looks for four tags.
  for (let job; (job = jobs.shift());) job();
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

test('a look at very many tags lets others go first again and again, and misses none', () => {
  const tags = Array.from({ length: 50 }, (_, index) => tag({ id: index + 1 }));
  const woken = new Set<Tag>();
  const jobs: (() => void)[] = [];
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now++);
  const onChange = wakeOnChange({
    tags: new Map(tags.map((each) => [each.element, each])),
    definitionOf: () => definition as never,
    wakeInView: (each) => woken.add(each),
    later: (job) => jobs.push(job),
  });
  onChange('reactions', 'comment/50');
  jobs.shift()!();
  expect(jobs).toHaveLength(1);
  // Changes of the meantime are looked for among all of them.
  onChange('reactions', 'comment/1');
  onChange('reactions', 'comment/49');
  let looks = 0;
  for (let job; (job = jobs.shift()); looks++) job();
  expect(looks).toBeGreaterThan(4);
  expect([...woken].sort((a, b) => tags.indexOf(a) - tags.indexOf(b))).toEqual([tags[0], tags[48], tags[49]]);
  clock.mockRestore();
});
