import { watchPage } from '../../../src/page/watchPage';
import { hostNames } from '../../../src/contract/attributes';
import type { Tag } from '../../../src/contract/tag';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** Names of the tags that were reported since the last call. */
function watch() {
  const seen: string[] = [];
  const changed = jest.fn();
  const all = new Map<Element, Tag>();
  watchPage({
    all,
    see(element, foreign) {
      seen.push(`${element.getAttribute('data-react')}${foreign ? ' foreign' : ''}`);
      const tag: Tag = { element, name: '', state: 'asleep', timings: { found: 0 } };
      all.set(element, tag);
      return tag;
    },
    prune: changed,
  });
  return { names: () => [...new Set(seen.splice(0))], changed };
}
const add = (name: string, to: Element = document.body) => {
  const tag = to.appendChild(document.createElement('div'));
  tag.setAttribute('data-react', name);
  return tag;
};

it('while a page is parsed its tags are found frame by frame, and observed from its end on', async () => {
  const observed = jest.spyOn(MutationObserver.prototype, 'observe');
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  add('first');
  const { names } = watch();
  expect(names()).toEqual(['first']);
  add('second');
  await frame();
  expect(names()).toEqual(['second']);
  expect(observed).not.toHaveBeenCalled();
  state.mockReturnValue('interactive');
  await frame();
  expect(observed).toHaveBeenCalled();
  names();
  add('third');
  await frame();
  expect(names()).toContain('third');
});

it('says at once what has come into user content, and in the next frame what has come and gone', async () => {
  document.body.innerHTML = '<div class="userContent"></div>';
  const { names, changed } = watch();
  const tag = add('theirs', document.querySelector('.userContent')!);
  document.body.append(tag);
  await Promise.resolve();
  expect(names()).toContain('theirs foreign');
  changed.mockClear();
  tag.remove();
  await frame();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(names()).toEqual([]);
});

it('says at once what stands in user content, however many tags there are before it', async () => {
  for (let index = 0; index < 600; index += 1) add(`tag${index}`);
  document.body.insertAdjacentHTML('beforeend', '<p class="userContent"><i data-react="theirs"></i></p>');
  const { names } = watch();
  expect(names()[0]).toBe('theirs foreign');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<section><p class="userContent"><i data-react="later"></i></p></section>',
  );
  await Promise.resolve();
  expect(names()).toEqual(['later foreign']);
});

it('says what has come into the page with a post and been moved out of it before anybody could look', async () => {
  const { names } = watch();
  document.body.insertAdjacentHTML('beforeend', '<p class="userContent"><i data-react="theirs"></i></p>');
  document.body.append(document.querySelector('i')!);
  await Promise.resolve();
  expect(names()).toEqual(['theirs foreign']);
});

it('takes no form and not the page for a tag', () => {
  document.body.innerHTML =
    '<form data-react="form"><input name="getAttribute"></form><p data-react="other"></p>';
  document.body.setAttribute('data-react', 'body');
  const { names } = watch();
  document.body.removeAttribute('data-react');
  expect(names()).toEqual(['other']);
});

it('looks at thousands in several frames, and at those that come meanwhile', async () => {
  for (let index = 0; index < 600; index += 1) add(`tag${index}`);
  const { names } = watch();
  expect(names()).toHaveLength(300);
  add('late');
  await frame();

  expect(names()).toHaveLength(300);
  await frame();
  // The page is looked through again when what was found has been seen.
  expect(names()).toEqual(['late']);
  add('later');
  await frame();
  expect(names()).toEqual(['later']);
});

it('rests while nothing happens, and looks again when the host says that something came', async () => {
  const { changed } = watch();
  await frame();
  changed.mockClear();
  await frame();
  expect(changed).not.toHaveBeenCalled();
  document.dispatchEvent(new Event(hostNames.contentAdded));
  await frame();
  expect(changed).toHaveBeenCalledTimes(1);
});

it('looks at a page of thousands in turns of its own, and sees what is moved out of a post meanwhile', async () => {
  for (let index = 0; index < 1500; index += 1) add(`tag${index}`);
  document.body.insertAdjacentHTML('beforeend', '<p class="userContent"><i data-react="theirs"></i></p>');
  const { names } = watch();
  expect(names()).toHaveLength(0);
  document.body.append(document.querySelector('i')!);
  await Promise.resolve();
  expect(names()).toEqual(['theirs foreign']);
  const counts: number[] = [];
  for (let turns = 0; turns < 8; turns += 1) {
    await frame();
    counts.push(names().length);
  }
  expect(Math.max(...counts)).toBe(300);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1500);
});
