import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { emptyDraft } from '../../src/resources/drafts/draft';
import type { UseDraft } from '../../src/resources/drafts/useDraft';
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
