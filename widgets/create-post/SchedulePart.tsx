import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { UseDraft } from '../../src/resources/drafts/useDraft';
import { Button } from '../../src/ui/Button';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { fieldProblems } from '../../src/ui/form/fieldProblems';
import { TextField } from '../../src/ui/form/TextField';
import { useUi } from '../../src/ui/UiContext';

/** As the field wants it: `2026-12-24T18:30` on the reader's own clock. */
function localTime(iso: string): string {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const tooLate =
  'It goes out soon, without what you have changed since. Choose a later time, or cancel the schedule.';

interface Props {
  draft: UseDraft;
  /** Told the date that stands in the field, ISO 8601; null without one that could still come. */
  onDate(date: string | null): void;
  /** Schedules the post for that date. */
  ref: Ref<() => void>;
}

/** When a post is to be published by itself; the server has the rules, and its answer stands at the field. */
export function SchedulePart({ draft, onDate, ref }: Props) {
  const { announcer, locale, window } = useUi();
  const { t } = locale;
  const [when, setWhen] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  // The date that is there, from wherever it came, is where a change of it begins.
  const [known, setKnown] = useState<string | null>(null);
  if (draft.dateScheduled !== known) {
    setKnown(draft.dateScheduled);
    // A date that was taken away must not be what the form is sent for.
    setWhen(draft.dateScheduled === null ? '' : localTime(draft.dateScheduled));
  }
  const isScheduled = draft.status === 'scheduled';
  const isFailed = draft.status === 'error';
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const cancels = useRef(false);
  useEffect(() => {
    // Opened for the date that is there, or was; closing it is the reader's.
    if (isScheduled || isFailed) details.current!.open = true;
    // The button that took the date away has gone with it.
    else if (cancels.current && document.activeElement === document.body) button.current?.focus();
    cancels.current = false;
  }, [isScheduled, isFailed]);

  /** As in the rest of the form: what is wrong is at the field, and focus goes there once it is said. */
  const toField = () =>
    window.setTimeout(() => field.current?.matches('[aria-invalid=true]') && field.current.focus());
  const run = async (work: () => Promise<boolean>, words: string) => {
    setBusy(true);
    const done = await work();
    setFailed(!done);
    setBusy(false);
    if (done) announcer.announce(words);
    else toField();
  };
  // The field speaks of the reader's own time zone.
  const time = Date.parse(when);
  const date = time ? new Date(time).toISOString() : null;
  const schedule = () => {
    setProblem(date ? null : t('Choose when it is to be published.'));
    details.current!.open = true;
    if (busy) return;
    if (date === null) return void toField();
    const words = t('Scheduled for {date}.', { date: locale.date(date, 'extended') });
    void run(() => draft.schedule(date), words);
  };
  useImperativeHandle(ref, () => schedule);
  const isGone = isFailed && known !== null && when === localTime(known);
  useEffect(() => void onDate(isGone ? null : date), [onDate, isGone, date]);
  const { error } = draft;
  const isOver = isFailed ? 'It could not be published. Choose another time, or post it now.' : null;
  // The date is the one that the server has: refused is what was written since.
  const problems = fieldProblems(error);
  const isLate = problems.has('dateScheduled') && known !== null && when === localTime(known);
  const refused = [...problems.values()].flat()[0] ?? isOver;
  return (
    <details ref={details} className="inl-post__schedule">
      <summary>{t('Schedule')}</summary>
      <TextField
        ref={field}
        name="dateScheduled"
        type="datetime-local"
        label={t('Publish at')}
        value={when}
        onChange={setWhen}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it would be posted at once.
          event.preventDefault();
          button.current!.click();
        }}
        problem={problem ?? (refused ? t(isLate ? tooLate : refused) : null)}
      />
      <div className="inl-post__actions">
        <Button ref={button} busy={busy} onClick={schedule}>
          {t('Schedule')}
        </Button>
        {isScheduled && (
          <Button
            look="text"
            busy={busy}
            onClick={() => {
              cancels.current = true;
              void run(draft.cancelSchedule, t('The schedule has been cancelled.'));
            }}
          >
            {t('Cancel schedule')}
          </Button>
        )}
      </div>
      {failed && error && !busy && !refused && <ErrorBox error={error} />}
    </details>
  );
}
