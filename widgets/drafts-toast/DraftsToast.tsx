import { useState } from 'react';
import { safeUrl } from '../../src/index';
import { useSavedDraft } from '../../src/resources/drafts/useSavedDraft';
import { lazyPart } from '../../src/ui/lazyPart';
import { useUi } from '../../src/ui/UiContext';
import type { DraftsToastProps } from './props';
import './drafts-toast.css';

// Most who have a draft somewhere have none in this discussion.
const Toast = lazyPart(() => import('../../src/ui/toasts/Toast').then((part) => part.Toast), {
  name: 'DraftsToast',
});

/** Tells that a comment of this discussion waits unposted, and leads to it. */
export function DraftsToast({ discussionID, path }: DraftsToastProps) {
  const { locale, urls, window } = useUi();
  const { t } = locale;
  const draft = useSavedDraft(discussionID);
  const [closed, setClosed] = useState(false);
  if (!draft || closed) return null;
  const parentID = draft.target.commentParentID;
  const place =
    parentID === undefined
      ? `${path}?hasDraft=true#create-comment`
      : `/discussion/comment/${parentID}?hasDraft=true#Comment_${parentID}`;
  const here = window.document.getElementById(
    parentID === undefined ? 'create-comment' : `Comment_${parentID}`,
  );
  return (
    <Toast id="draft" persistent onClose={() => setClosed(true)}>
      <p className="inl-drafts-toast">
        {t('Saved Draft Available.')}{' '}
        <a
          href={safeUrl('internal', place, urls()) ?? undefined}
          onClick={(event) => {
            setClosed(true);
            if (!here || event.metaKey || event.ctrlKey || event.shiftKey) return;
            // The form is in this page already: going there needs no other one.
            event.preventDefault();
            here.scrollIntoView({ block: 'center' });
            const field = here.querySelector<HTMLElement>('textarea,[contenteditable=true]');
            (field ?? here).focus({ preventScroll: true });
          }}
        >
          {t('Navigate to Draft')}
        </a>
      </p>
    </Toast>
  );
}
