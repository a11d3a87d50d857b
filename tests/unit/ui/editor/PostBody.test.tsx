import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { PostBody, type PostHandle } from '../../../../src/ui/editor/PostBody';
import { testUi } from '../../../support/testUi';

const words = (text: string) => JSON.stringify([{ type: 'p', children: [{ text }] }]);
const turn = () => new Promise((resolve) => setTimeout(resolve));

function open(page = testUi()) {
  const ref = createRef<PostHandle>();
  render(
    <PostBody
      ref={ref}
      label="Your comment"
      services={{ lookUp: () => Promise.resolve({ users: [] }), upload: null }}
      onChange={() => undefined}
      onSubmit={() => undefined}
    />,
    { wrapper: page.wrapper },
  );
  return ref.current!;
}

test('a draft that comes in the moment in which the text area goes is in the editor', async () => {
  const editor = open();
  const area = screen.getByLabelText(/Your comment/);
  await act(async () => {
    await import('../../../../src/ui/editor/rich/RichEditor');
    // A composition holds the change back until the draft is there.
    fireEvent.compositionStart(area);
    await turn();
    expect(area).toBeInTheDocument();
    editor.reset({ body: words('Half a comment'), format: 'rich2' });
    fireEvent.compositionEnd(area);
    for (let index = 0; index < 5; index += 1) await turn();
  });
  await act(turn);
  expect(await screen.findByRole('textbox', { name: /Your comment/ })).toHaveTextContent('Half a comment');
});

test('what is being composed when the editor’s code comes is composed to its end', async () => {
  open();
  const area = screen.getByLabelText<HTMLTextAreaElement>(/Your comment/);
  fireEvent.compositionStart(area);
  fireEvent.input(area, { target: { value: 'に' } });
  await act(async () => {
    await import('../../../../src/ui/editor/rich/RichEditor');
    for (let index = 0; index < 5; index += 1) await turn();
  });
  expect(area).toBeInTheDocument();
  await act(async () => {
    fireEvent.input(area, { target: { value: '日本' } });
    fireEvent.compositionEnd(area);
    for (let index = 0; index < 5; index += 1) await turn();
  });
  expect(area).not.toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: /Your comment/ })).toHaveTextContent(/^日本$/);
});

test('add-ons’ tools stand behind the editor’s own, write at the caret, come late and go; one that throws is reported', async () => {
  const page = testUi();
  const { add } = page.ui.extensions;
  add(
    'editor.tools',
    'smile',
    { name: 'Smile', icon: 'reaction-lol', press: ({ insert }) => insert(':-)') },
    'a',
  );
  add(
    'editor.tools',
    'bad',
    {
      ...{ name: 'Bold', icon: 'badge', order: 1 },
      press: () => {
        throw new Error('broken');
      },
    },
    'b',
  );
  const editor = open(page);
  await act(async () => {
    await import('../../../../src/ui/editor/rich/RichEditor');
    screen.getByLabelText(/Your comment/).focus();
    for (let index = 0; index < 5; index += 1) await turn();
    editor.reset({ body: words('Hello'), format: 'rich2' });
    await turn();
  });
  const tools = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  await screen.findByRole('toolbar');
  expect(tools().slice(-2)).toEqual(['Smile', 'Bold']);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Smile' }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Bold' })[1]!);
    await turn();
  });
  expect(screen.getByRole('textbox', { name: /Your comment/ })).toHaveTextContent(/^Hello:-\)$/);
  expect(page.failures).toEqual([expect.objectContaining({ widget: 'b', phase: 'event' })]);
  let end = () => {};
  act(() => {
    end = add('editor.tools', 'late', { name: 'Late', icon: 'badge', order: 2, press: () => undefined }, 'a');
  });
  expect(tools().at(-1)).toBe('Late');
  fireEvent.keyDown(screen.getByRole('toolbar'), { key: 'End' });
  expect(screen.getByRole('button', { name: 'Late' })).toHaveFocus();
  act(() => end());
  expect(tools().at(-1)).toBe('Bold');
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});
