import { useEffect } from 'react';
import { useDiscardStored } from '../../src/resources/drafts/useDiscardStored';
import { useUi } from '../../src/ui/UiContext';
import type { DraftListProps } from './props';

/** A draft that is deleted in the page's list goes from this machine too, or its copy would bring it back. */
export function DraftList({ list }: DraftListProps) {
  const { window, leaveFor } = useUi();
  const discard = useDiscardStored();
  useEffect(() => {
    const element = window.document.getElementById(list);
    const busy = new WeakSet<HTMLFormElement>();
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const draftID = Number(form.dataset.draftid);
      if (!Number.isSafeInteger(draftID) || event.defaultPrevented) return;
      event.preventDefault();
      if (busy.has(form)) return;
      busy.add(form);
      // Where there is no copy, or it cannot be deleted, the form does what it does without us and shows why.
      void discard(draftID).then((gone) => {
        if (!gone) return form.submit();
        // Loading it again would send the form once more that a refused page is the answer to.
        const { origin, pathname, search } = window.location;
        leaveFor(origin + pathname + search);
      });
    };
    element?.addEventListener('submit', onSubmit);
    return () => element?.removeEventListener('submit', onSubmit);
  }, [window, leaveFor, list, discard]);
  return null;
}
