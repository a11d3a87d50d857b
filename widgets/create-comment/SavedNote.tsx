import { useEffect } from 'react';
import type { DraftPlace, DraftState } from '../../src/resources/drafts/draft';
import { useUi } from '../../src/ui/UiContext';

const words: Partial<Record<DraftPlace, string>> = {
  memory: 'Kept only in this tab.',
  local: 'Draft saved on this device.',
  server: 'Draft saved.',
  both: 'Draft saved.',
};

const ends = {
  posted: 'This draft was posted in another tab.',
  discarded: 'This draft was discarded in another tab.',
  signedOut: 'You have been signed out. Your draft is not shown here any more.',
};

interface Props {
  saved: DraftPlace;
  /** Why the words have gone; null where this form itself has let them go. */
  ended: DraftState['ended'];
}

/** Where the words are that have not been posted. While they are nowhere else, the browser asks before it leaves. */
export function SavedNote({ saved, ended }: Props) {
  const { locale, window } = useUi();
  const isAtRisk = saved === 'memory';
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk, window]);
  const text = words[saved];
  return (
    <>
      {text && <span className="inl-compose__saved">{locale.t(text)}</span>}
      {/* Words that vanish under somebody's hands are spoken of; what is kept is shown, with every pause, and not said. */}
      <span className="inl-compose__saved" role="status">
        {ended && locale.t(ends[ended])}
      </span>
    </>
  );
}
