import { useState } from 'react';
import type { UseDraft } from '../../src/resources/drafts/useDraft';
import { Button, LinkButton } from '../../src/ui/Button';
import { lazyPart } from '../../src/ui/lazyPart';
import { useUi } from '../../src/ui/UiContext';

const Confirm = lazyPart(() => import('../../src/ui/Confirm').then((part) => part.Confirm), {
  name: 'CreatePost',
});

/** Saving now, giving up, and going away: with a question where words would be lost. */
export function DraftActions({ draft, leave }: { draft: UseDraft; leave: string }) {
  const { locale, leaveFor } = useUi();
  const { t } = locale;
  const [asked, setAsked] = useState<'discard' | 'leave' | null>(null);
  const [busy, setBusy] = useState(false);
  const exists = draft.status !== 'none' && draft.status !== 'loading';
  const isKept = !exists || draft.saved === 'local' || draft.saved === 'both' || draft.saved === 'server';

  const discard = async (close: () => void) => {
    setBusy(true);
    const gone = await draft.discard();
    setBusy(false);
    if (gone) close();
  };
  return (
    <>
      <Button data-inlay-part="save" onClick={() => void draft.flush()}>
        {t('Save Draft')}
      </Button>
      {exists && (
        <Button look="text" onClick={() => setAsked('discard')}>
          {t('Discard draft')}
        </Button>
      )}
      <LinkButton
        look="text"
        href={leave}
        data-inlay-part="cancel"
        onClick={(event) => {
          if (isKept) return;
          event.preventDefault();
          setAsked('leave');
        }}
      >
        {t('Cancel')}
      </LinkButton>
      {asked === 'discard' && (
        <Confirm
          title={t('Discard this draft?')}
          confirm={t('Discard')}
          danger
          busy={busy}
          error={busy ? null : draft.error}
          onConfirm={(close) => void discard(close)}
          onClose={() => setAsked(null)}
        >
          <p>{t('Your draft and every copy of it will be deleted.')}</p>
        </Confirm>
      )}
      {asked === 'leave' && (
        <Confirm
          title={t('Unsaved Changes')}
          confirm={t('Continue without saving')}
          danger
          onConfirm={() => leaveFor(leave)}
          onClose={() => setAsked(null)}
        >
          <p>
            {t(
              'You have unsaved changes and your work will be lost. Are you sure you want to continue without saving?',
            )}
          </p>
        </Confirm>
      )}
    </>
  );
}
