import { useState } from 'react';
import type { UseDraft } from '../../src/resources/drafts/useDraft';
import { Button } from '../../src/ui/Button';
import { fieldProblems } from '../../src/ui/form/fieldProblems';
import { TextField } from '../../src/ui/form/TextField';
import { useLocale } from '../../src/ui/useLocale';

/** When a post is to be published by itself; the server has the rules, and its answer stands at the field. */
export function SchedulePart({ draft }: { draft: UseDraft }) {
  const { t } = useLocale();
  const [when, setWhen] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isScheduled = draft.status === 'scheduled';

  const run = async (work: () => Promise<boolean>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const { error } = draft;
  const refused = error && ([...fieldProblems(error).values()].flat()[0] ?? null);
  return (
    <details className="inl-post__schedule" open={isScheduled || undefined}>
      <summary>{t('Schedule')}</summary>
      <TextField
        name="dateScheduled"
        type="datetime-local"
        label={t('Publish at')}
        value={when}
        onChange={setWhen}
        problem={problem ?? (refused ? t(refused) : null)}
      />
      <div className="inl-post__actions">
        <Button
          busy={busy}
          onClick={() => {
            // The field speaks of the reader's own time zone.
            const date = new Date(when);
            const isDate = !Number.isNaN(date.getTime());
            setProblem(isDate ? null : t('dateScheduled is required.'));
            if (isDate) void run(() => draft.schedule(date.toISOString()));
          }}
        >
          {t('Schedule')}
        </Button>
        {isScheduled && (
          <Button look="text" busy={busy} onClick={() => void run(draft.cancelSchedule)}>
            {t('Cancel schedule')}
          </Button>
        )}
      </div>
    </details>
  );
}
