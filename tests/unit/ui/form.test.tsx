import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { plainError } from '../../../src/contract/apiError';
import type { ApiError, FieldProblem } from '../../../src/contract/apiError';
import { CheckboxField } from '../../../src/ui/form/CheckboxField';
import { Form } from '../../../src/ui/form/Form';
import { RadioGroup } from '../../../src/ui/form/RadioGroup';
import { SelectField } from '../../../src/ui/form/SelectField';
import { TextAreaField, TextField } from '../../../src/ui/form/TextField';
import { testUi } from '../../support/testUi';

const choices = [
  { value: 'a', label: 'Ada' },
  { value: 'b', label: 'Bob', description: 'The builder' },
];

function Whole({
  error,
  busy,
  onSubmit = () => undefined,
}: {
  error?: ApiError | null;
  busy?: boolean;
  onSubmit?: (values: object) => void;
}) {
  const [name, setName] = useState('');
  const [body, setBody] = useState('');
  const [closed, setClosed] = useState(false);
  const [who, setWho] = useState('');
  const [place, setPlace] = useState('');
  return (
    <Form error={error} busy={busy} onSubmit={() => onSubmit({ name, body, closed, who, place })}>
      <TextField name="name" label="Title" description="Short" required value={name} onChange={setName} />
      <TextAreaField name="attributes.draft.name" label="Body" value={body} onChange={setBody} />
      <SelectField
        name="place"
        label="Place"
        value={place}
        onChange={setPlace}
        choices={choices}
        placeholder="Choose…"
      />
      <RadioGroup name="who" label="Who" required value={who} onChange={setWho} choices={choices} />
      <CheckboxField name="closed" label="Closed" checked={closed} onChange={setClosed} />
      <button>Save</button>
    </Form>
  );
}

const refused = (...fields: Partial<FieldProblem>[]): ApiError => ({
  ...plainError('validation', 400, 'Validation Failed'),
  fields: fields.map((each) => ({ path: '', field: 'name', code: 'invalid', message: 'wrong', ...each })),
});
const open = (node: React.ReactElement) => render(node, { wrapper: testUi().wrapper });

test('what a field was refused for is over once it is changed; the rest stays, and focus with it', async () => {
  const user = userEvent.setup();
  const error = refused({ message: 'Too short' }, { path: 'attributes.draft', message: 'Too plain' });
  open(<Whole error={error} />);
  const title = screen.getByRole('textbox', { name: 'Title' });
  const body = screen.getByRole('textbox', { name: 'Body' });
  expect(title).toHaveFocus();
  await user.type(title, 'Longer');
  expect(title).toBeValid();
  expect(title).toHaveFocus();
  expect(body).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Validation Failed');
  await user.type(body, 'x');
  expect(body).toBeValid();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('each field has its label, its description and says that it is required', () => {
  open(<Whole />);
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveAccessibleDescription('Short');
  expect(title).toBeRequired();
  expect(title).not.toHaveAttribute('aria-invalid');
  expect(screen.getByText('Title')).toHaveTextContent('Title *');
  expect(screen.getByRole('textbox', { name: 'Body' })).not.toBeRequired();
  expect(screen.getByRole('combobox', { name: 'Place' })).toHaveDisplayValue('Choose…');
  const group = screen.getByRole('radiogroup', { name: 'Who' });
  expect(within(group).getByRole('radio', { name: 'Bob' })).toHaveAccessibleDescription('The builder');
  expect(screen.getByRole('checkbox', { name: 'Closed' })).not.toBeChecked();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('what is typed and chosen is submitted, by Enter too, and a busy form waits', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  const { rerender } = open(<Whole onSubmit={onSubmit} />);
  await user.type(screen.getByRole('textbox', { name: 'Body' }), 'b');
  await user.selectOptions(screen.getByRole('combobox'), 'Ada');
  await user.click(screen.getByRole('radio', { name: 'Ada' }));
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('checkbox'));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'T{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ name: 'T', body: 'b', closed: true, who: 'b', place: 'a' });
  rerender(<Whole onSubmit={onSubmit} busy />);
  await user.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('the server’s problems stand at their fields, by their whole path, and focus goes to the first', () => {
  const { rerender } = open(<Whole />);
  const error = refused(
    { field: 'who', message: 'who is required.' },
    { path: 'attributes.draft', message: 'name is too long.' },
    { field: 'tags', message: 'There is no such tag.' },
  );
  rerender(<Whole error={error} />);
  const body = screen.getByRole('textbox', { name: 'Body' });
  expect(body).toBeInvalid();
  expect(body).toHaveAccessibleDescription('name is too long.');
  expect(body).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeValid();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('who is required.');
  expect(screen.getByRole('alert').textContent).toBe('Validation FailedThere is no such tag.');
  rerender(<Whole error={refused({ field: 'who' })} />);
  expect(screen.getByRole('radio', { name: 'Ada' })).toHaveFocus();
  rerender(<Whole error={null} />);
  expect(body).toBeValid();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('of a group of choices focus goes to the first that can be chosen', () => {
  const [ada, bob] = choices;
  const group = (
    <RadioGroup
      {...{ name: 'who', label: 'Who', value: '', choices: [{ ...ada!, disabled: true }, bob!] }}
      onChange={() => undefined}
    />
  );
  const { rerender } = open(<Form onSubmit={() => undefined}>{group}</Form>);
  rerender(
    <Form error={refused({ field: 'who' })} onSubmit={() => undefined}>
      {group}
    </Form>,
  );
  expect(screen.getByRole('radio', { name: 'Bob' })).toHaveFocus();
});

test('the same refusal after another try is another message; without a field at fault focus stays', () => {
  const { rerender } = open(<Whole error={refused({ field: 'tags' })} />);
  const said = screen.getByRole('alert').firstElementChild;
  screen.getByRole('button').focus();
  rerender(<Whole error={refused({ field: 'tags' })} />);
  expect(screen.getByRole('alert').firstElementChild).not.toBe(said);
  expect(screen.getByRole('alert')).toHaveTextContent('Validation Failed');
  expect(screen.getByRole('button')).toHaveFocus();
});

test('a field outside a form says what our own check found', () => {
  open(<TextField name="x" label="X" value="" onChange={() => undefined} problem="At least one" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('At least one');
  expect(screen.getByRole('textbox')).toBeInvalid();
});

test('a checkbox can be mixed, and a busy one keeps focus and does nothing', () => {
  const onChange = jest.fn();
  const { rerender } = open(<CheckboxField name="x" label="All" checked={false} mixed onChange={onChange} />);
  const box = screen.getByRole('checkbox');
  expect(box).toBePartiallyChecked();
  fireEvent.click(box);
  expect(onChange).toHaveBeenCalledWith(true);
  box.focus();
  rerender(<CheckboxField name="x" label="All" checked={false} busy onChange={onChange} />);
  fireEvent.click(box);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-disabled', 'true');
});
