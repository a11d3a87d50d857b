import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { plainError } from '../../../src/contract/apiError';
import { Combobox } from '../../../src/ui/combobox/Combobox';
import type { Option } from '../../../src/ui/combobox/comboboxTypes';
import { Form } from '../../../src/ui/form/Form';
import { Modal } from '../../../src/ui/Modal';
import { testUi } from '../../support/testUi';

let page: ReturnType<typeof testUi>;
beforeEach(() => (page = testUi()));
afterEach(() => {
  page.ui.dispose();
  document.body.replaceChildren();
});

const places: Option[] = [
  { value: '1', label: 'Garden' },
  { value: '2', label: 'Élan', description: 'Help' },
  { value: '3', label: 'Archive', disabled: true },
];

type Props = Partial<React.ComponentProps<typeof Combobox>>;

function Picker({ value: first = [], onChange, ...props }: Props) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Combobox
        name="place"
        label="Place"
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
        {...props}
      />
      <output>{value.map(({ label }) => label).join()}</output>
    </>
  );
}
const draw = (props: Props) => {
  const user = userEvent.setup();
  render(<Picker {...props} />, { wrapper: page.wrapper });
  return { user, input: screen.getByRole('combobox', { name: 'Place' }) };
};
const names = () => screen.queryAllByRole('option').map((each) => each.textContent);

test('arrows that come back to the only option leave it to be chosen', async () => {
  const { user, input } = draw({ options: places });
  await user.type(input, 'gar');
  await waitFor(() => expect(names()).toEqual(['Garden']));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Garden');
});

test('why nothing can be found is said, and at once', async () => {
  const search = () => Promise.reject(plainError('server', 500, 'The index is down.'));
  const { user, input } = draw({ search });
  await user.type(input, 'gar');
  await waitFor(() =>
    expect(document.querySelector('[aria-live=assertive]')).toHaveTextContent('The index is down.'),
  );
  expect(document.querySelector('[aria-live=polite]')).not.toHaveTextContent('result');
});

test('typing narrows the list without accents, arrows and Enter choose, and it closes', async () => {
  const { user, input } = draw({ options: places });
  await user.type(input, 'elan hel');
  await waitFor(() => expect(names()).toEqual(['ÉlanHelp']));
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(input).toHaveAttribute('aria-autocomplete', 'list');
  await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Élan');
  expect(input).toHaveValue('Élan');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.clear(input);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what is chosen is marked, what is disabled cannot be, and leaving puts the chosen words back', async () => {
  const { user, input } = draw({ options: places, value: [places[0]!] });
  expect(input).toHaveValue('Garden');
  await user.click(input);
  expect(await screen.findByRole('option', { name: 'Garden' })).toHaveAttribute('aria-selected', 'true');
  // It catches no pointer, so a click can only come from a script.
  fireEvent.click(screen.getByRole('option', { name: 'Archive' }));
  expect(screen.getByRole('status')).toHaveTextContent('Garden');
  await user.type(input, 'x');
  await user.tab();
  expect(input).toHaveValue('Garden');
});

test('what is typed over a choice gives it up, until its words are back', async () => {
  const { user, input } = draw({ options: places, value: [places[0]!] });
  await user.type(input, 'x');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(input, '{Backspace}');
  expect(screen.getByRole('status')).toHaveTextContent('Garden');
  // A press on a button acts before anybody could see the old words again.
  await user.type(input, 'y');
  await user.click(document.body);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(input).toHaveValue('Gardeny');
  await user.click(input);
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('Garden');
  expect(input).toHaveValue('Garden');
  await user.clear(input);
  await user.tab();
  expect(input).toHaveValue('');
});

test('several: tokens with buttons, Backspace takes the last back and says so, and not more than so many', async () => {
  const announce = jest.spyOn(page.ui.announcer, 'announce');
  const { user, input } = draw({ options: places.slice(0, 2), multiple: true, max: 2 });
  await user.type(input, 'gar');
  expect(await screen.findByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
  await user.keyboard('{Enter}');
  expect(input).toHaveValue('');
  // It would lie over what comes next, as the button that sends.
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.type(input, 'el');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Garden,Élan');
  await user.click(input);
  expect(names()).toEqual(['No more than 2 can be chosen.']);
  await user.keyboard('{Backspace}');
  expect(screen.getByRole('status')).toHaveTextContent('Garden');
  expect(announce).toHaveBeenCalledWith('Élan removed');
  await user.click(screen.getByRole('button', { name: 'Remove Garden' }));
  expect(screen.queryByRole('list', { name: 'Chosen' })).toBeNull();
  expect(input).toHaveFocus();
});

test('a token that is taken back gives focus to the next', async () => {
  const { user } = draw({ options: places, multiple: true, value: places });
  const tokens = screen.getByRole('list', { name: 'Chosen' });
  await user.click(within(tokens).getByRole('button', { name: 'Remove Élan' }));
  expect(screen.getByRole('button', { name: 'Remove Archive' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Garden' })).toHaveFocus();
});

test('a server is asked when typing rests; an answer that was overtaken is dropped', async () => {
  const answers: ((found: Option[]) => void)[] = [];
  const search = jest.fn(() => new Promise<Option[]>((resolve) => answers.push(resolve)));
  const { user, input } = draw({ search });
  await user.type(input, 'ga');
  await waitFor(() => expect(search).toHaveBeenCalledWith('ga', expect.any(AbortSignal)));
  const { length } = search.mock.calls;
  expect(names()).toEqual(['Loading…']);
  await user.type(input, 'r');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(length + 1));
  answers.at(-1)!([places[0]!]);
  await screen.findByRole('option', { name: 'Garden' });
  answers.at(-2)!([places[1]!]);
  await Promise.resolve();
  expect(names()).toEqual(['Garden']);
  const signals = search.mock.calls.map((call) => (call as unknown as [string, AbortSignal])[1].aborted);
  expect(signals.slice(-2)).toEqual([true, false]);
});

test('what was found for other words stays to be seen, but Enter takes none of it', async () => {
  const answers = new Map<string, (found: Option[]) => void>();
  const search = (text: string) => new Promise<Option[]>((resolve) => answers.set(text, resolve));
  const onSubmit = jest.fn();
  const user = userEvent.setup();
  render(
    <Form onSubmit={onSubmit}>
      <Picker search={search} debounce={0} />
    </Form>,
    { wrapper: page.wrapper },
  );
  const input = screen.getByRole('combobox', { name: 'Place' });
  await user.type(input, 'a');
  await waitFor(() => expect(answers.has('a')).toBe(true));
  answers.get('a')!([places[0]!, places[1]!]);
  await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', expect.stringMatching(/./)));

  await user.type(input, 'r');
  await waitFor(() => expect(answers.has('ar')).toBe(true));
  expect(names()).toEqual(['Garden', 'ÉlanHelp']);
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(input).toHaveValue('ar');

  // The same comes first again: it can be taken now.
  answers.get('ar')!([places[0]!]);
  await waitFor(() =>
    expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Garden' }).id),
  );
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Garden');
});

test('the count is said when it has settled; nothing found says so', async () => {
  const announce = jest.spyOn(page.ui.announcer, 'announce');
  const { user, input } = draw({ options: places });
  await user.type(input, 'qq');
  expect(names()).toEqual(['No results']);
  await waitFor(() => expect(announce).toHaveBeenCalledWith('No results'));
  await user.clear(input);
  await user.type(input, 'a');
  await waitFor(() => expect(announce).toHaveBeenCalledWith('3 results'));
  expect(announce).toHaveBeenCalledTimes(2);
});

test('a failure is an option that tries again', async () => {
  const search = jest.fn().mockRejectedValueOnce(plainError('offline')).mockResolvedValueOnce([places[0]]);
  const { user, input } = draw({ search });
  await user.click(input);
  const failed = await screen.findByRole('option', { name: /You are offline.* Retry/ });
  await user.click(failed);
  expect(await screen.findByRole('option', { name: 'Garden' })).toBeVisible();
  expect(search).toHaveBeenCalledTimes(2);
});

test('a text can become an option of its own', async () => {
  const create = (text: string) => (text.length > 2 ? { value: `new ${text}`, label: text } : null);
  const { user, input } = draw({ options: places, multiple: true, create });
  await user.type(input, 'zz');
  expect(names()).toEqual(['No results']);
  await user.type(input, 'z');
  await waitFor(() => expect(names()).toEqual(['zzz']));
  await user.click(screen.getByRole('option'));
  expect(screen.getByRole('status')).toHaveTextContent('zzz');
});

test('Escape closes the list, then clears the text, and only then the dialog around it', async () => {
  const onClose = jest.fn();
  const user = userEvent.setup();
  render(
    <Modal title="Move" onClose={onClose}>
      <Picker options={places} multiple />
    </Modal>,
    { wrapper: page.wrapper },
  );
  const input = await screen.findByRole('combobox', { name: 'Place' });
  await user.type(input, 'gar');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(input).toHaveValue('gar');
  await user.keyboard('{Escape}');
  expect(input).toHaveValue('');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('keys that belong to a word being composed choose nothing, and nothing is searched meanwhile', async () => {
  const search = jest.fn().mockResolvedValue(places);
  const { user, input } = draw({ search });
  await user.click(input);
  await waitFor(() => expect(names()).toHaveLength(3));
  jest.useFakeTimers();
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: 'に' } });
  fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(search).toHaveBeenCalledTimes(1);
  fireEvent.compositionEnd(input);
  await waitFor(() => expect(search).toHaveBeenLastCalledWith('に', expect.any(AbortSignal)));
});
