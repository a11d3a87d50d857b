import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { addTo } from '../../support/addTo';
import { PostBody } from '../../../src/editor/PostBody';
import type { EditorServices } from '../../../src/editor/services';
import type { PostHandle } from '../../../src/editor/postHandle';
import { testUi } from '../../support/testUi';

const words = (text: string) => JSON.stringify([{ type: 'p', children: [{ text }] }]);
const turn = () => new Promise((resolve) => setTimeout(resolve));

function open(
  page = testUi(),
  onChange: (value: { body: string }) => void = () => undefined,
  upload: EditorServices['upload'] = null,
) {
  const ref = createRef<PostHandle>();
  render(
    <PostBody
      ref={ref}
      label="Your comment"
      services={{ reader: 1, lookUp: () => Promise.resolve({ users: [] }), upload }}
      onChange={onChange}
      onSubmit={() => undefined}
    />,
    { wrapper: page.wrapper },
  );
  return ref.current!;
}

/** The rich editor, with a word in it. */
async function openRich(...how: Parameters<typeof open>) {
  const editor = open(...how);
  await act(async () => {
    await import('../../../src/editor/rich/RichEditor');
    for (let index = 0; index < 5; index += 1) await turn();
    editor.reset({ body: words('Hello'), format: 'rich2' });
    await turn();
  });
  return editor;
}

test('a draft that comes in the moment in which the text area goes is in the editor', async () => {
  const editor = open();
  const area = screen.getByLabelText(/Your comment/);
  await act(async () => {
    await import('../../../src/editor/rich/RichEditor');
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

test('a text that only the editor can show is said to be on its way until the editor is there', async () => {
  const editor = open();
  const area = () => screen.getByRole('textbox', { name: /Your comment/ });
  expect(area()).not.toHaveAttribute('placeholder');
  act(() => editor.reset({ body: '<p>An old comment</p>', format: 'html' }));
  expect(area()).toHaveAttribute('readonly');
  expect(area()).toHaveAttribute('placeholder', 'Loading…');
  expect(await screen.findByText('An old comment')).toBeVisible();
  expect(area()).not.toHaveAttribute('placeholder');
});

test('words that are put in from elsewhere are what is sent, before any key is pressed', async () => {
  const told = jest.fn();
  const editor = open(testUi(), told);
  const put = (text?: string) =>
    act(async () => {
      editor.reset(text === undefined ? undefined : { body: words(text), format: 'rich2' });
      await turn();
    });
  const half = { body: words('Half a comment'), format: 'rich2', isEmpty: false };
  await put('Half a comment');
  expect(told).toHaveBeenLastCalledWith(half, false);
  await screen.findByRole('toolbar');
  await put('From another tab');
  expect(told).toHaveBeenLastCalledWith({ ...half, body: words('From another tab') }, false);
  await put();
  expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ isEmpty: true }), false);
});

test('words from elsewhere are shown before another key can be pressed, which would go into what is there no more', async () => {
  const editor = await openRich();
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // As in a browser: nobody waits for React.
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    editor.reset({ body: words('Hello and more'), format: 'rich2' });
    // Microtasks alone: keys come behind them.
    for (let index = 0; index < 10; index += 1) await null;
    expect(screen.getByRole('textbox', { name: /Your comment/ })).toHaveTextContent('Hello and more');
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = true;
  }
});

test('what is being composed when the editor’s code comes is composed to its end', async () => {
  open();
  const area = screen.getByLabelText<HTMLTextAreaElement>(/Your comment/);
  fireEvent.compositionStart(area);
  fireEvent.input(area, { target: { value: 'に' } });
  await act(async () => {
    await import('../../../src/editor/rich/RichEditor');
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

test('what has been sent goes from the rich editor once the words behind it are composed', async () => {
  const told = jest.fn();
  const editor = await openRich(testUi(), told);
  await act(async () => {
    editor.reset({ body: words('Hello and more'), format: 'rich2' });
    await turn();
  });
  const text = screen.getByRole('textbox', { name: /Your comment/ });
  fireEvent.compositionStart(text);
  await act(async () => {
    editor.takeOut({ body: words('Hello'), format: 'rich2' });
    await turn();
  });
  expect(text).toHaveTextContent('Hello and more');
  await act(async () => {
    fireEvent.compositionEnd(text);
    await turn();
    await turn();
  });
  expect(text).toHaveTextContent(/^and more$/);
  const left = { body: words(' and more'), format: 'rich2', isEmpty: false };
  expect(told).toHaveBeenCalledWith(left, true);
});

test('what has been sent goes from a text area, and the caret stays behind the same letter', () => {
  const told = jest.fn();
  const editor = open(testUi(), told);
  const area = screen.getByLabelText<HTMLTextAreaElement>(/Your comment/);
  fireEvent.input(area, { target: { value: 'Hello and more' } });
  area.setSelectionRange(9, 9);
  editor.takeOut({ body: 'Hello', format: 'text' });
  expect(area).toHaveValue(' and more');
  expect(area.selectionStart).toBe(4);
  expect(told).toHaveBeenLastCalledWith({ body: ' and more', format: 'text', isEmpty: false }, true);
  // Whoever has changed what was sent has to see it.
  editor.takeOut({ body: 'Hello', format: 'text' });
  expect(area).toHaveValue(' and more');
});

test('add-ons’ tools stand behind the editor’s own, write at the caret, come late and go; one that throws is reported', async () => {
  const page = testUi();
  const add = addTo(page.ui.extensions);
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
  await openRich(page);
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

/** Pastes words, as the browser's own event does. */
function paste(field: HTMLElement, text: string) {
  // jsdom knows of nothing that can be edited.
  Object.defineProperty(field, 'isContentEditable', { configurable: true, value: true });
  const data = {
    files: [],
    types: ['text/plain'],
    getData: (type: string) => (type === 'text/plain' ? text : ''),
  };
  fireEvent.paste(field, { clipboardData: data });
}

test('an address that is pasted into an empty line becomes an add-on’s card; without one, or in words, it is a link', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = testUi();
  const add = addTo(page.ui.extensions);
  const bodies: string[] = [];
  const editor = await openRich(page, ({ body }) => bodies.push(body));
  await screen.findByRole('toolbar');
  const field = screen.getByRole('textbox', { name: /Your comment/ });
  await act(async () => {
    editor.reset();
    await turn();
  });
  const put = async (text: string) => {
    await act(async () => {
      paste(field, text);
      await turn();
    });
    for (let index = 0; index < 5; index += 1) await act(turn);
    return JSON.parse(bodies.at(-1)!) as { type: string; url?: string; children: { type?: string }[] }[];
  };
  const url = 'https://wiki.test/oak';
  expect(await put(url)).toMatchObject([{ type: 'p', children: [{}, { type: 'a', url }, {}] }]);
  expect(screen.queryByText('of wiki.test')).toBeNull();

  const view = ({ url: shown }: { url: string }) => <b>of {new URL(shown).host}</b>;
  const matches = ({ host }: URL) => host === 'wiki.test';
  let end = () => {};
  act(() => {
    add('editor.embeds', 'broken', { matches: () => nothing().here, view }, 'bad');
    end = add('editor.embeds', 'wiki', { matches, view }, 'wiki');
  });
  expect(await put(url)).toMatchObject([{ type: 'p' }]);
  await act(async () => {
    editor.reset();
    await turn();
  });
  expect(await put(url)).toEqual([
    {
      type: 'rich_embed_card',
      dataSourceType: 'url',
      url,
      embedData: { url, embedType: 'link' },
      children: [{ text: '' }],
    },
  ]);
  expect(screen.getByText('of wiki.test')).toBeVisible();
  expect(page.failures).toContainEqual(expect.objectContaining({ widget: 'bad', phase: 'event' }));

  act(() => end());
  expect(screen.queryByText('of wiki.test')).toBeNull();
  expect(screen.getByText(url)).toBeVisible();
  act(() => {
    add('editor.embeds', 'late', { matches, view: () => nothing().here }, 'late');
  });
  expect(page.failures).toContainEqual(expect.objectContaining({ widget: 'late', phase: 'render' }));
  expect(screen.getByText(url)).toBeVisible();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Remove link' }));
    await turn();
  });
  expect(screen.queryByText(url)).toBeNull();
});
test('a file that is dropped on the toolbar, which came under it while it was dragged, is uploaded', async () => {
  const upload = jest.fn<Promise<never>, [File, unknown]>(() => new Promise(() => undefined));
  await openRich(testUi(), undefined, upload);
  const bold = screen.getByRole('button', { name: 'Bold' });
  const file = new File(['dot'], 'dot.png', { type: 'image/png' });
  const dataTransfer = { types: ['Files'], files: [file], dropEffect: 'none' };
  // It may be let go before it moves on.
  expect(fireEvent.dragEnter(bold, { dataTransfer })).toBe(false);
  expect(dataTransfer.dropEffect).toBe('copy');
  expect(fireEvent.drop(bold, { dataTransfer })).toBe(false);
  await act(turn);
  expect(upload.mock.calls.map(([sent]) => sent)).toEqual([file]);
  expect(screen.getByRole('textbox', { name: /Your comment/ })).toHaveFocus();
});
const nothing = () => undefined as unknown as { here: never };
