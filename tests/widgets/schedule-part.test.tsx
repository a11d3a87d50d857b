import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { emptyDraft } from '../../src/resources/drafts/draft';
import type { UseDraft } from '../../src/resources/drafts/useDraft';
import { plainError } from '../../src/contract/apiError';
import { SchedulePart } from '../../widgets/create-post/SchedulePart';
import { testUi } from '../support/testUi';

test('a date that stands in the field is what the form is for, until it is taken away', async () => {
  const { wrapper } = testUi();
  const dates: (string | null)[] = [];
  const schedule = jest.fn(() => Promise.resolve(true));
  const run = createRef<() => void>();
  const part = (dateScheduled: string | null) => (
    <SchedulePart
      ref={run}
      draft={{ ...emptyDraft, dateScheduled, schedule } as unknown as UseDraft}
      onDate={(date) => void dates.push(date)}
    />
  );
  const { rerender } = render(part(null), { wrapper });
  fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2030-01-02T03:04' } });
  const date = new Date('2030-01-02T03:04').toISOString();
  expect(dates.at(-1)).toBe(date);
  await act(async () => {
    run.current!();
    await Promise.resolve();
  });
  expect(schedule).toHaveBeenCalledWith(date);
  rerender(part(date));
  expect(dates.at(-1)).toBe(date);
  rerender(part(null));
  expect(dates.at(-1)).toBeNull();
  expect(await screen.findByLabelText('Publish at')).toHaveValue('');
});

test('a text that is changed too late for its date says that it does not go out with it, until there is a later one', () => {
  const { wrapper } = testUi();
  const dateScheduled = '2030-01-02T10:00:00.000Z';
  const tooSoon = {
    ...plainError('validation', 400, 'Validation Failed'),
    fields: [{ field: 'dateScheduled', path: '', code: 'invalid', message: 'Too soon.' }],
  };
  const part = (date: string, error: UseDraft['error']) => {
    const draft = { ...emptyDraft, status: 'scheduled', dateScheduled: date, error } as unknown as UseDraft;
    return <SchedulePart ref={createRef()} draft={draft} onDate={() => undefined} />;
  };
  const { rerender } = render(part(dateScheduled, tooSoon), { wrapper });
  const field = screen.getByLabelText('Publish at');
  expect(field).toHaveAccessibleDescription(/^It goes out soon, without what you have changed since\./);
  rerender(part('2030-01-03T10:00:00.000Z', null));
  expect(field).not.toHaveAccessibleDescription(/./);
});
