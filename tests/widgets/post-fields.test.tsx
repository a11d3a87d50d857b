import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  fieldValues,
  joinTokens,
  readFormTypes,
  splitTokens,
  type PostField,
} from '../../src/resources/postFields';
import { plainError } from '../../src/contract/apiError';
import { Form } from '../../src/ui/form/Form';
import { isBlank } from '../../src/resources/drafts/checkDraft';
import { missingIn } from '../../widgets/create-post/missingIn';
import { PostFields } from '../../widgets/create-post/PostFields';
import { contentOf, postOf, valuesOf } from '../../widgets/create-post/postMeta';
import { readProps, type PostValues } from '../../widgets/create-post/props';
import { testUi } from '../support/testUi';

const field = (postFieldID: string, formType: string, dataType: string, more: object = {}) => ({
  ...{ postFieldID, label: `The ${postFieldID}`, formType, dataType, visibility: 'public', ...more },
});
const repair = {
  ...{
    postTypeID: 'repair',
    name: 'Repair',
    parentPostTypeID: 'question',
    postButtonLabel: 'Ask',
    postHelperText: null,
  },
  categoryIDs: [9],
  postFields: [
    field('make', 'text', 'text', { isRequired: true, description: 'On the plate' }),
    field('fault', 'text-multiline', 'text'),
    field('condition', 'dropdown', 'text', { dropdownOptions: ['New', 'Old'] }),
    field('tools', 'tokens', 'string[]'),
    field('parts', 'tokens', 'number[]', { dropdownOptions: [1, 2] }),
    field('bought', 'date', 'date'),
    field('age', 'number', 'number'),
    field('opened', 'checkbox', 'boolean'),
    // What no form knows is left out, and takes no other field with it.
    field('colour', 'wheel', 'text'),
    'junk',
  ],
};
const plain = (postTypeID: string) => ({
  postTypeID,
  name: postTypeID,
  parentPostTypeID: null,
  categoryIDs: [],
});
const types = readFormTypes([plain('discussion'), plain('question'), repair, { name: 'No ID' }, null]);
const { postFields } = types[2]!;

const values: PostValues = {
  ...{ name: 'It hums', body: 'Help', format: 'text', categoryID: '9', tags: '', pinLocation: 'none' },
  ...{ postTypeID: 'repair', postMeta: {} },
};
const props = { postType: 'question', postTypes: types, recordID: undefined, mayAnnounce: false };

/** Fields as somebody fills them in; `sent` hears what would go to the server. */
function Filled({
  fields,
  first = {},
  sent,
}: {
  fields: PostField[];
  first?: Record<string, string>;
  sent: jest.Mock;
}) {
  const [texts, setTexts] = useState(first);
  sent(fieldValues(fields, texts));
  return (
    <PostFields
      fields={fields}
      values={texts}
      readOnly={false}
      onChange={(id, value) => setTexts((last) => ({ ...last, [id]: value }))}
    />
  );
}

test('each field is written with its own control, and sent as what it is', async () => {
  const { wrapper } = testUi();
  const sent = jest.fn();
  render(<Filled fields={postFields} sent={sent} />, { wrapper });
  await act(() => Promise.resolve());
  const keys = userEvent.setup();
  const named = (role: string, name: string) => screen.getByRole(role, { name: new RegExp(`^The ${name}`) });
  expect(named('textbox', 'make')).toHaveAccessibleDescription('On the plate');
  expect(named('textbox', 'make')).toBeRequired();
  await keys.type(named('textbox', 'make'), 'Lumen');
  await keys.type(named('textbox', 'fault'), 'Hums{Enter}loudly');
  await keys.selectOptions(named('combobox', 'condition'), 'Old');
  await keys.type(named('combobox', 'tools'), 'saw, file');
  await keys.type(named('combobox', 'parts'), '2{Enter}');
  await keys.type(screen.getByLabelText(/^The bought/), '1964-05-02');
  await keys.type(named('spinbutton', 'age'), '62');
  await keys.click(named('checkbox', 'opened'));
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({
      ...{ make: 'Lumen', fault: 'Hums\nloudly', condition: 'Old', tools: ['saw', 'file'], parts: [2] },
      ...{ bought: '1964-05-02', age: 62, opened: true },
    }),
  );
});

test('what the server refuses stands at its field', async () => {
  const { wrapper } = testUi();
  const fields = [{ path: 'postMeta', field: 'age', code: 'invalid', message: 'Please write a number.' }];
  const error = { ...plainError('validation', 400, 'Validation Failed'), fields };
  render(
    <Form error={error} onSubmit={() => undefined}>
      <PostFields fields={postFields} values={{}} readOnly={false} onChange={() => undefined} />
    </Form>,
    { wrapper },
  );
  await act(() => Promise.resolve());
  const age = screen.getByRole('spinbutton');
  expect(age).toHaveAccessibleDescription(/Please write a number\./);
  expect(age).toHaveFocus();
});

test('a post is sent with the fields of its type, and one of another type without them', () => {
  const filled = { ...values, postMeta: { make: 'Lumen', tools: 'saw', old: 'of another type' } };
  const sent = postOf(filled, props, 5);
  expect(sent).toMatchObject({ postTypeID: 'repair', categoryID: 9, draftID: 5 });
  expect(sent).not.toHaveProperty('type');
  expect(sent.postMeta).toMatchObject({ make: 'Lumen', tools: ['saw'], fault: null, opened: false });
  expect(sent.postMeta).not.toHaveProperty('old');
  const asked = postOf({ ...filled, postTypeID: 'question' }, props, null);
  expect(asked).toMatchObject({ type: 'question' });
  expect(asked).not.toHaveProperty('postMeta');
});

test('a category that does not take the type is said at the type, and nothing of the post is lost', () => {
  const elsewhere = { ...values, categoryID: '7', postMeta: { make: 'Lumen' } };
  expect(missingIn(elsewhere, props)?.fields).toEqual([
    {
      ...{ path: '', field: 'postTypeID', code: 'invalid' },
      message: 'Posts of this type do not belong in this category.',
    },
  ]);
  expect(missingIn({ ...elsewhere, categoryID: '9' }, props)).toBeNull();
  expect(missingIn({ ...elsewhere, postTypeID: 'question' }, props)).toBeNull();
  // An existing post stays of its type, wherever it is moved.
  expect(missingIn(elsewhere, { ...props, recordID: 4 })).toBeNull();
  expect(postOf(elsewhere, props, null)).toMatchObject({ postTypeID: 'repair', categoryID: 7 });
  const draft = contentOf(elsewhere, props);
  expect(draft.meta).toMatchObject({ postTypeID: 'repair', postMeta: { make: 'Lumen' } });
  expect(valuesOf(draft, values).postMeta).toEqual(expect.objectContaining({ make: 'Lumen' }));
});

test.each([
  ['saw, file', [], ['saw', 'file']],
  [' saw ,, file, ', [], ['saw', 'file']],
  ['"pine, old", oak', [], ['pine, old', 'oak']],
  ['"a ""b"", c"', [], ['a "b", c']],
  ['half "quoted", "open', [], ['half "quoted"', '"open']],
  // As they are written by hand, without a list to choose from.
  ['Pine, old, Oak', ['Oak', 'Pine, old'], ['Pine, old', 'Oak']],
  ['Oak,Pine, old', ['Oak', 'Pine, old', 'Pine'], ['Oak', 'Pine, old']],
  ['Pine, older', ['Pine, old'], ['Pine', 'older']],
  ['"Pine", "old"', ['Pine, old', 'Pine', 'old'], ['Pine', 'old']],
])('tokens of %s, where the options are %j, are %j, and go back into a text', (text, options, tokens) => {
  expect(splitTokens(text, options)).toEqual(tokens);
  expect(splitTokens(joinTokens(tokens, options), options)).toEqual(tokens);
});

test('an option with a comma is chosen and sent as one', async () => {
  const { wrapper } = testUi();
  const dropdownOptions = ['Oak', 'Pine, old', 'Pine'];
  const [wood] = readFormTypes([
    { ...plain('wood'), postFields: [field('woods', 'tokens', 'string[]', { dropdownOptions })] },
  ])[0]!.postFields;
  const sent = jest.fn();
  render(<Filled fields={[wood!]} first={{ woods: 'Oak' }} sent={sent} />, { wrapper });
  await act(() => Promise.resolve());
  const keys = userEvent.setup();
  await keys.type(screen.getByRole('combobox'), 'old{Enter}');
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ woods: ['Oak', 'Pine, old'] }));
});

test('a group takes the place of the category', () => {
  const group = { groupID: 3, name: 'Turners' };
  const ungrouped = { ...values, categoryID: '', postTypeID: 'question' };
  expect(missingIn(ungrouped, { ...props, group })).toBeNull();
  expect(postOf(ungrouped, { ...props, group }, null)).toMatchObject({ groupID: 3, categoryID: undefined });
});

test('a required field is missed before the server is asked', () => {
  expect(missingIn(values, props)?.fields).toMatchObject([{ path: 'postMeta', field: 'make' }]);
  expect(missingIn({ ...values, postMeta: { make: 'x' } }, props)).toBeNull();
});

test('a draft takes the fields along, with emptied ones, and is empty where nothing stands in them', () => {
  const filled = { ...values, postMeta: { make: 'Lumen', tools: 'saw, file', opened: 'true', age: '62' } };
  const kept = contentOf(filled, props);
  expect(kept.meta.postMeta).toMatchObject({ make: 'Lumen', tools: ['saw', 'file'], opened: true, age: 62 });
  const before = { ...values, postMeta: { fault: 'Written before', make: 'Old' } };
  expect(valuesOf(kept, before).postMeta).toMatchObject({
    ...{ make: 'Lumen', tools: 'saw, file', opened: 'true', age: '62', fault: '' },
  });
  // A draft that says nothing of fields leaves them alone.
  expect(valuesOf({ ...kept, meta: { name: 'x' } }, before).postMeta).toEqual(before.postMeta);
  const empty = { ...values, name: '', body: '', postMeta: { make: '', opened: '' } };
  expect(isBlank(contentOf(empty, props))).toBe(true);
  expect(isBlank(contentOf({ ...empty, postMeta: { make: 'x' } }, props))).toBe(false);
});

test('types that hosts print with holes are read as far as they are some', () => {
  expect(types.map(({ postTypeID }) => postTypeID)).toEqual(['discussion', 'question', 'repair']);
  expect(postFields.map(({ postFieldID }) => postFieldID)).not.toContain('colour');
  const tag = { parentID: -1, values: { ...values, postMeta: undefined }, categories: [], leave: '/' };
  for (const postTypes of [undefined, [], {}, 'x', null])
    expect(readProps({ ...tag, postTypes })).toMatchObject({ postTypes: [], values: { postMeta: {} } });
});
