import type { Context } from '../../../examples/forum/data/context';
import { checkSchedule } from '../../../examples/forum/data/drafts/scheduleRules';
import type { Viewer } from '../../../examples/forum/viewer';

test('a forum without scheduling refuses every date, whoever asks', async () => {
  const context = { config: { draftScheduling: false } } as Context;
  const viewer = { can: () => true } as unknown as Viewer;
  const draft = { recordType: 'comment', attributes: { format: 'text', body: 'x' } } as const;
  await expect(
    checkSchedule(context, viewer, { ...draft, dateScheduled: '2030-01-01T00:00:00Z' }),
  ).rejects.toMatchObject({ status: 400, message: 'Draft scheduling is not enabled.' });
});
