import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { PostBody } from '../../../src/editor/PostBody';
import type { PostHandle } from '../../../src/editor/postHandle';
import { testUi } from '../../support/testUi';

const turn = () => new Promise((resolve) => setTimeout(resolve));
const p = (...texts: object[]) => ({ type: 'p', children: texts });
const start = [p({ text: 'Hello ' }, { text: 'dear', bold: true }, { text: ' world' }), p({ text: 'Bye' })];

/** The rich editor with a document in it; `told` is what it says of it. */
async function openRich(document: object[] = start) {
  const ref = createRef<PostHandle>();
  const told = { body: '', count: 0 };
  const page = testUi();
  render(
    <PostBody
      ref={ref}
      label="Your comment"
      services={{ reader: 1, lookUp: () => Promise.resolve({ users: [] }), upload: null }}
      onChange={({ body }) => {
        told.body = body;
        told.count += 1;
      }}
      onSubmit={() => undefined}
    />,
    { wrapper: page.wrapper },
  );
  await act(async () => {
    await import('../../../src/editor/rich/RichEditor');
    for (let index = 0; index < 5; index += 1) await turn();
    ref.current!.reset({ body: JSON.stringify(document), format: 'rich2' });
    await turn();
    await turn();
  });
  return { told, editor: ref.current! };
}

const field = () => screen.getByRole('textbox', { name: /Your comment/ });
const strings = () => [...field().querySelectorAll('[data-slate-string]')];
const lines = () => [...field().children].map(({ textContent }) => textContent.replaceAll('\uFEFF', ''));

/** Somebody else changes the page, and the editor has its turn. */
async function change(how: () => void) {
  await act(async () => {
    how();
    for (let index = 0; index < 4; index += 1) await turn();
  });
}

const el = (html: string) => document.createRange().createContextualFragment(html);

describe('what others change in the editor is in the document, too', () => {
  test.each<[string, () => void, string[]]>([
    [
      'a changed text node',
      () => (strings()[0]!.firstChild!.nodeValue = 'Good day '),
      ['Good day dear world', 'Bye'],
    ],
    ['one put in beside it', () => strings()[2]!.append(', all'), ['Hello dear world, all', 'Bye']],
    [
      'one in another’s place',
      () => strings()[3]!.replaceChildren('See you'),
      ['Hello dear world', 'See you'],
    ],
    ['a removed one', () => strings()[1]!.firstChild!.remove(), ['Hello  world', 'Bye']],
    [
      'words with an element around them',
      () => strings()[3]!.append(el('<b>, all</b>')),
      ['Hello dear world', 'Bye, all'],
    ],
    [
      'blocks among the others',
      () => field().append(el('<p>One</p><p>Two</p>')),
      ['Hello dear world', 'Bye', 'One', 'Two'],
    ],
  ])('%s', async (_, how, expected) => {
    const { told } = await openRich();
    await change(how);
    expect(lines()).toEqual(expected);
    const texts = (JSON.parse(told.body) as { children: { text: string }[] }[]).map(({ children }) =>
      children.map(({ text }) => text).join(''),
    );
    expect(texts).toEqual(expected);
    expect(field().querySelector('b,font,p')).toBeNull();
  });

  test('words in an empty text', async () => {
    const { told } = await openRich([p({ text: '' })]);
    await change(() => field().querySelector('[data-slate-zero-width]')!.firstChild!.after('Hello'));
    expect(lines()).toEqual(['Hello']);
    expect(JSON.parse(told.body)).toEqual([p({ text: 'Hello' })]);
  });

  test('marks, mentions and line ends around it stay', async () => {
    const mention = { type: '@', userID: 2, name: 'Ada', children: [{ text: '' }] };
    const around = [p({ text: 'a\nb' }, mention, { text: ' c\n' })];
    const { told } = await openRich(around);
    await change(() => strings()[0]!.append('!'));
    expect(JSON.parse(told.body)).toEqual([p({ text: 'a\nb!' }, mention, { text: ' c\n' })]);
  });
});

describe('what cannot be read back is undone in view', () => {
  test.each<[string, () => void]>([
    ['a removed block', () => field().lastElementChild!.remove()],
    ['a removed text', () => field().querySelector('[data-slate-node="text"]')!.remove()],
    ['all of it', () => field().replaceChildren()],
    ['blocks in another order', () => field().prepend(field().lastElementChild!)],
    ['an element around words', () => strings()[3]!.replaceChildren(el('<font>Bye</font>'))],
  ])('%s', async (_, how) => {
    const { told } = await openRich();
    const { count } = told;
    await change(how);
    expect(lines()).toEqual(['Hello dear world', 'Bye']);
    expect(field().querySelector('font')).toBeNull();
    expect(told.count).toBe(count);
  });

  test('again and again, but not without end', async () => {
    await openRich();
    let times = 0;
    const stubborn = new MutationObserver(() => {
      if (field().querySelector('font') || times > 40) return;
      times += 1;
      strings()[3]!.replaceChildren(el('<font>Bye</font>'));
    });
    stubborn.observe(document.body, { subtree: true, childList: true });
    await change(() => strings()[3]!.replaceChildren(el('<font>Bye</font>')));
    for (let index = 0; index < 30; index += 1) await act(turn);
    stubborn.disconnect();
    expect(times).toBeLessThan(10);
    expect(lines()).toEqual(['Hello dear world', 'Bye']);
  });
});
