import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { handOverControls } from '../../src/mount/handOverControls';
import { PostCategory } from '../../widgets/create-post/PostCategory';
import { PostTags } from '../../widgets/create-post/PostTags';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';

afterEach(stopPages);

const oak = { tagID: 2, name: 'oak & ash', type: 'User', countDiscussions: 4 };
const tags = (name = 'Tags') => screen.getByRole('combobox', { name });
const close = async (keys: ReturnType<typeof userEvent.setup>) => {
  await keys.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen' }))
    .getAllByRole('listitem')
    .map((each) => each.textContent);

/** The pickers of a post's form, and beside them what the form would send. */
async function show(given: { tags?: string; category?: string; mayAdd?: boolean } = {}) {
  const { client, requests } = testClient(({ path }) => done(path === 'tags' ? [oak] : null));
  const page = await startPage({
    client,
    user: { userID: 9, name: 'Ada' },
    permissions: given.mayAdd === false ? [] : ['tags.add'],
  });
  function Pickers() {
    const [values, setValues] = useState({ tags: given.tags ?? '', category: given.category ?? '' });
    return (
      <>
        <PostTags value={values.tags} onChange={(next) => setValues((last) => ({ ...last, tags: next }))} />
        <PostCategory
          choices={[
            { value: '7', label: 'Woodworking' },
            { value: '8', label: 'Café' },
          ]}
          value={values.category}
          onChange={(next) => setValues((last) => ({ ...last, category: next }))}
        />
        <output>{`${values.category}|${values.tags}`}</output>
        <button type="button" onClick={() => setValues({ tags: 'elm, yew', category: '8' })}>
          Restore
        </button>
      </>
    );
  }
  const { container } = render(<Pickers />, { wrapper: page.wrapper });
  // Their lists are sorted in a microtask.
  await act(() => Promise.resolve());
  return {
    container,
    keys: userEvent.setup(),
    requests,
    sends: (words: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words)),
  };
}

test('tags are found by typing and stand as tokens; the form sends their names with commas between them', async () => {
  const { keys, requests, sends } = await show({ tags: 'elm' });
  expect(chosen()).toEqual(['elm']);
  await keys.type(tags(), 'OAK &');
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ path: 'tags', query: { query: 'OAK &' } }));
  await keys.click(await screen.findByRole('option', { name: /^oak/ }));
  expect(chosen()).toEqual(['elm', 'oak & ash']);
  expect(tags()).toHaveValue('');
  await sends('|elm, oak & ash');
  await keys.click(screen.getByRole('button', { name: 'Remove elm' }));
  await sends('|oak & ash');
  await close(keys);
});

test('a comma ends a tag, and what has none behind it yet counts too', async () => {
  const { keys, sends } = await show();
  await keys.type(tags(), 'tools, Brand n');
  expect(chosen()).toEqual(['tools']);
  expect(tags()).toHaveValue('Brand n');
  await sends('|tools, Brand n');
  await keys.type(tags(), 'ew, TOOLS,');
  expect(chosen()).toEqual(['tools', 'Brand new']);
  await sends('|tools, Brand new');
  await keys.type(tags(), '{Escape}{Backspace}');
  await sends('|tools');
  await close(keys);
});

test('a tag that is not there yet is offered to those who may add one', async () => {
  for (const mayAdd of [true, false]) {
    const { keys, sends } = await show({ mayAdd });
    await keys.type(tags(), 'jig');
    expect(await screen.findByRole('option', { name: /^oak/ })).toBeVisible();
    expect(screen.queryAllByRole('option', { name: 'Add jig' })).toHaveLength(mayAdd ? 1 : 0);
    await sends('|jig');
    await close(keys);
    stopPages();
  }
});

test('words that come back from a draft take the place of those in the pickers', async () => {
  const { keys, sends } = await show({ tags: 'elm', category: '7' });
  await keys.type(tags(), 'half a wo');
  await keys.click(screen.getByRole('button', { name: 'Restore' }));
  expect(chosen()).toEqual(['elm', 'yew']);
  expect(tags()).toHaveValue('');
  expect(tags('Category')).toHaveValue('Café');
  await sends('8|elm, yew');
  await close(keys);
});

test('a category is found by a part of its name, without its accents', async () => {
  const { keys, sends } = await show();
  expect(tags('Category')).toHaveAttribute('aria-required', 'true');
  await keys.type(tags('Category'), 'cafe');
  await keys.click(await screen.findByRole('option', { name: 'Café' }));
  await sends('8|');
  await keys.type(tags('Category'), 'x');
  await sends('|');
  await close(keys);
});

test('what was written in the printed form goes into the pickers, and back if the view has to go', async () => {
  const printed = document.createElement('form');
  printed.innerHTML = `<select data-inlay-part="category"><option value="">Choose</option><option value="7">Woodworking</option>
    <option value="8">Café</option></select><input data-inlay-part="tags">`;
  document.body.append(printed);
  const [category, field] = [printed.querySelector('select')!, printed.querySelector('input')!];
  category.value = '8';
  field.value = 'elm, ye';
  field.focus();
  const give = handOverControls(printed);
  const { container, keys, sends } = await show();
  act(() => give(container));
  await sends('8|elm, ye');
  expect(chosen()).toEqual(['elm']);
  expect(tags()).toHaveFocus();
  await keys.keyboard('w, oak');
  await sends('8|elm, yew, oak');

  category.value = field.value = '';
  await close(keys);
  act(() => handOverControls(container, true)(printed));
  expect([category.value, field.value]).toEqual(['8', 'elm, yew, oak']);
  expect(field).toHaveFocus();
});
