import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { plainError } from '../../../src/contract/apiError';
import { DraftNote } from '../../../src/editor/DraftNote';
import { testUi } from '../../support/testUi';

type Props = ComponentProps<typeof DraftNote>;

const nothing: Props = { saved: 'none', ended: null, error: null, lastSaved: null, restored: 0 };

function show(draft: Partial<Props>) {
  const { ui, wrapper } = testUi();
  const announce = jest.spyOn(ui.announcer, 'announce');
  const view = render(<DraftNote {...nothing} {...draft} />, { wrapper });
  return {
    said: () => announce.mock.calls.map(([words]) => words),
    note: view.container.querySelector('.inl-draft-note')!,
    then: (next: Partial<Props>) => view.rerender(<DraftNote {...nothing} {...next} />),
  };
}

test.each<[string, Partial<Props>]>([
  ['Draft saved on this device.', { saved: 'local' }],
  ['Draft saved.', { saved: 'server' }],
  // All words are there, and only a date was refused.
  ['Draft saved.', { saved: 'both', error: plainError('validation', 422) }],
])('what is kept is shown with every pause in typing, and no live text: %s', (words, draft) => {
  expect(show(draft).note).toHaveTextContent(words);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

const here = 'Your draft is kept on this device.';
const untaken = 'Your draft is kept on this device; the server has not got it yet.';
const unreachable = { saved: 'local', error: plainError('network') } as const;

test('that text is kept is spoken of once, however often it is written on, and again after it was in doubt', () => {
  const { said, then } = show({});
  for (let pauses = 0; pauses < 3; pauses += 1) {
    then({ saved: 'local' });
    then({ saved: 'both' });
  }
  expect(said()).toEqual([here]);
  then(unreachable);
  then({ saved: 'local' });
  then(unreachable);
  expect(said()).toEqual([here, untaken]);
  then({ saved: 'both' });
  then({ saved: 'local' });
  then({ saved: 'both' });
  expect(said()).toEqual([here, untaken, 'Your draft has been saved.']);
});

test('what only the server keeps is spoken of in the words for that', () => {
  const { said, then } = show({});
  then({ saved: 'server' });
  expect(said()).toEqual(['Your draft has been saved.']);
});

test('text that was restored is told as that; what is written after it has gone is new', () => {
  const { said, then } = show({});
  then({ saved: 'both', restored: 1 });
  then({ saved: 'local', restored: 1 });
  expect(said()).toEqual([]);
  then({ ...unreachable, restored: 1 });
  expect(said().splice(0)).toEqual([untaken]);
  then({ restored: 2, ended: 'posted' });
  then({ saved: 'local', restored: 2 });
  expect(said()).toEqual([untaken, here]);
});

test('a date has words of its own where it is given', () => {
  const { said } = show({ saved: 'both', dateScheduled: '2031-01-02T03:04:05.000Z' });
  expect(said()).toEqual([]);
});

test.each<[string, Partial<Props>]>([
  ['Kept only in this tab.', { saved: 'memory' }],
  [
    'Saved on this device; the server has not got it yet.',
    { saved: 'local', error: plainError('server', 500) },
  ],
])('warns: %s', (words, draft) => {
  const { note } = show(draft);
  expect(note).toHaveAttribute('data-state', 'warning');
  expect(note).toHaveTextContent(words);
  expect(screen.queryByRole('link')).toBeNull();
});

test('whoever has been signed out hears that the text is kept, and may sign in again in another tab', () => {
  const { note } = show({
    ...{ saved: 'local', error: plainError('unauthorized', 401) },
    lastSaved: new Date().toISOString(),
  });
  expect(note).toHaveAttribute('data-state', 'warning');
  expect(note).toHaveTextContent(/^You have been signed out. Your text is kept on this device./);
  expect(screen.getByRole('status')).toHaveTextContent('You have been signed out.');
  const way = screen.getByRole('link', { name: 'Sign in again in a new tab' });
  expect(way).toHaveAttribute('target', '_blank');
  expect(note).not.toHaveTextContent(/Draft saved|has not got it/);
});

test('whoever has been signed out where nothing keeps the text does not hear that it is kept', () => {
  show({ saved: 'memory', error: plainError('unauthorized', 401) });
  expect(screen.getByRole('status')).toHaveTextContent(
    'You have been signed out. Your text is kept only in this tab.',
  );
});

test('words from before are spoken of, with how old they are; what is written after they have gone is new', () => {
  const lastSaved = '2026-01-02T03:04:05.000Z';
  const { note, then } = show({ saved: 'both', restored: 1, lastSaved });
  expect(screen.getByRole('status')).toHaveTextContent('Your draft was restored.');
  expect(note.querySelector('time')).toHaveAttribute('dateTime', lastSaved);

  then({ restored: 2, ended: 'posted' });
  expect(screen.getByRole('status')).toHaveTextContent('This draft has been posted.');

  then({ saved: 'local', restored: 2, lastSaved });
  expect(note).toHaveTextContent('Draft saved on this device.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what the server will publish by itself is told with its date', () => {
  const { note } = show({ saved: 'both', dateScheduled: '2031-01-02T03:04:05.000Z' });
  expect(note).toHaveTextContent(/It will be published on .*2031/);
});

test('words that are kept only in this tab are spoken of once, and again when what was kept is lost anew', () => {
  const words = 'Kept only in this tab.';
  const { said, then } = show({ saved: 'none' });
  then({ saved: 'memory' });
  expect(said()).toEqual([words]);
  // The next letter, and the server that does not take it.
  then({ saved: 'memory', lastSaved: '2026-01-02T03:04:05.000Z' });
  then({ saved: 'memory', error: plainError('server', 500) });
  expect(said()).toEqual([words]);

  then({ saved: 'local' });
  then({ saved: 'memory' });
  expect(said()).toEqual([words, 'Your draft is kept on this device.', words]);
});

test('what the server has taken and will take again is not spoken of with every pause; once it does not, it is', () => {
  const { said, then } = show({ saved: 'server' });
  then({ saved: 'memory' });
  then({ saved: 'server' });
  then({ saved: 'memory' });
  expect(said()).toEqual(['Your draft has been saved.']);
  then({ saved: 'memory', error: plainError('server', 500) });
  then({ saved: 'memory', error: plainError('server', 500) });
  expect(said().slice(1)).toEqual(['Kept only in this tab.']);
});
