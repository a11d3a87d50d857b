import { useEffect, useState } from 'react';
import { lazyImport } from '../../src/index';
import type { ApiError } from '../../src/index';
import { useDiscardStored, useUnsentDrafts } from '../../src/resources/drafts/useStoredDrafts';
import { lazyPart } from '../../src/ui/lazyPart';
import { tellOffline } from '../../src/ui/toasts/tellOffline';
import { useUi } from '../../src/ui/UiContext';
import type { DraftListProps } from './props';
import { UnsentWords } from './UnsentWords';

const Confirm = lazyPart(
  () => lazyImport(() => import('../../src/ui/Confirm')).then((part) => part.Confirm),
  {
    name: 'DraftList',
  },
);

/**
 * A draft is deleted in the page's list only after a question, and goes from this machine too, or its copy would bring
 * it back. What stands in the way is told in the question: a form that is sent without a network leads out of the page,
 * and so the list's others, which plan its drafts, are not sent then either. What this machine alone has is sent, and
 * stands here while the server does not take it.
 */
export function DraftList({ list }: DraftListProps) {
  const ui = useUi();
  const { announcer, locale, window, leaveFor } = ui;
  const { t } = locale;
  const discard = useDiscardStored();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const showAgain = () => {
    const address = new URL(window.location.href);
    address.hash = '';
    // The previous action is not announced again.
    address.searchParams.delete('done');
    leaveFor(address.href);
  };
  // The page tells when what it shows of a draft was saved.
  const isShown = (draftID: number, lastSaved: string) =>
    window.document.getElementById(`Draft_${draftID}`)?.dataset.saved === lastSaved;
  const unsent = useUnsentDrafts((sent) => {
    if (![...sent].every(([draftID, { lastSaved }]) => isShown(draftID, lastSaved))) showAgain();
  });
  useEffect(() => {
    const element = window.document.getElementById(list);
    const onSubmit = (event: SubmitEvent) => {
      const asked = event.target as HTMLFormElement;
      if (event.defaultPrevented) return;
      if (!Number.isSafeInteger(Number(asked.dataset.draftid))) {
        if (window.navigator.onLine) return;
        event.preventDefault();
        return tellOffline(ui);
      }
      event.preventDefault();
      setError(null);
      setForm(asked);
    };
    element?.addEventListener('submit', onSubmit);
    return () => element?.removeEventListener('submit', onSubmit);
  }, [ui, window, list]);

  const remove = async (asked: HTMLFormElement) => {
    setBusy(true);
    setError(null);
    const failure = await discard(Number(asked.dataset.draftid));
    // Where our code cannot be had the form does what it does without us.
    if (failure === 'none') return asked.submit();
    if (failure) {
      setBusy(false);
      return setError(failure);
    }
    const rows = [...(window.document.getElementById(list)?.children ?? [])];
    if (rows.length > 1) {
      // Focus goes from the question to the list, where the next one is a key away.
      rows.find((row) => row.contains(asked))?.remove();
      announcer.announce(t('Your draft was discarded.'));
      setBusy(false);
      return setForm(null);
    }
    // An empty list is the server's to show. Loading the page again would send the form once more that a refused one is
    // the answer to.
    showAgain();
  };
  if (!form) return unsent.map((draft) => <UnsentWords key={draft.key} draft={draft} />);
  return (
    <Confirm
      title={t('Discard this draft?')}
      confirm={t('Discard')}
      danger
      busy={busy}
      error={error}
      onConfirm={() => void remove(form)}
      onClose={() => setForm(null)}
    >
      <p>{t('Your draft and every copy of it will be deleted.')}</p>
    </Confirm>
  );
}
