import { useState } from 'react';
import type { UseDraft } from '../../src/resources/drafts/useDraft';
import { Button, LinkButton } from '../../src/ui/Button';
import { DiscardDraft } from '../../src/editor/DiscardDraft';
import { LeaveQuestion, useLeaveQuestion } from '../../src/editor/LeaveQuestion';
import { savedWords } from '../../src/editor/placeWords';
import { leaveUnasked } from '../../src/ui/leaveUnasked';
import { useUi } from '../../src/ui/UiContext';

/** Saving now, giving up, and going away: with a question where words would be lost. */
export function DraftActions({ draft, leave }: { draft: UseDraft; leave: string }) {
  const ui = useUi();
  const { announcer, locale } = ui;
  const { t } = locale;
  const [isAsked, setAsked] = useState(false);
  const exists = draft.status !== 'none' && draft.status !== 'loading';
  const isKept = !exists || (draft.saved !== 'none' && draft.saved !== 'memory');
  useLeaveQuestion(!isKept);

  return (
    <>
      <Button
        data-inlay-part="save"
        onClick={async () => {
          announcer.announce(savedWords(await draft.flush(), draft, locale));
        }}
      >
        {t('Save Draft')}
      </Button>
      <DiscardDraft exists={exists} error={draft.error} discard={draft.discard} />
      <LinkButton
        look="text"
        href={leave}
        data-inlay-part="cancel"
        onClick={(event) => {
          // A tab of its own takes nothing away.
          if (isKept || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setAsked(true);
        }}
      >
        {t('Cancel')}
      </LinkButton>
      {isAsked && <LeaveQuestion onLeave={() => leaveUnasked(ui, leave)} onClose={() => setAsked(false)} />}
    </>
  );
}
