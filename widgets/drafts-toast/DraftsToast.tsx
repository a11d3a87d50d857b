import { useEffect, useState } from 'react';
import { safeUrl } from '../../src/index';
import type { LocalDraft } from '../../src/resources/drafts/localDraft';
import { useSavedDraft } from '../../src/resources/drafts/useSavedDraft';
import { lazyPart } from '../../src/ui/lazyPart';
import { useUi } from '../../src/ui/UiContext';
import { openDraft } from './openDraft';
import type { DraftsToastProps } from './props';
import './drafts-toast.css';

// Most who have a draft somewhere have none in this discussion.
const Toast = lazyPart(() => import('../../src/ui/toasts/Toast').then((part) => part.Toast), {
  name: 'DraftsToast',
});

/** The element of a discussion's page at which a draft is written on; a change to the post itself has a page of its own. */
const anchorOf = ({ target }: LocalDraft): string | null => {
  if (target.recordType === 'discussion') return null;
  return target.commentParentID === undefined ? 'create-comment' : `Comment_${target.commentParentID}`;
};

/** Tells that words wait unposted, and leads to them; whoever has followed such a link is brought there. */
export function DraftsToast({ discussionID, path }: DraftsToastProps) {
  const { locale, urls, window } = useUi();
  const { t } = locale;
  const draft = useSavedDraft(discussionID);
  const [closed, setClosed] = useState(false);

  // The form for comments asks for its draft itself; a reply is opened only for one that is there.
  const anchor = draft ? anchorOf(draft) : 'create-comment';
  useEffect(() => {
    const { search, hash } = window.location;
    const place = anchor && window.document.getElementById(anchor);
    const isAsked = new URLSearchParams(search).get('hasDraft') === 'true' && hash === `#${anchor}`;
    if (!isAsked || closed || discussionID === undefined || !place) return;
    setClosed(true);
    openDraft(place);
  }, [window, anchor, closed, discussionID]);

  // Whoever is in that form has found the draft, and the toast would lie over its buttons.
  useEffect(() => {
    const place = anchor && discussionID !== undefined ? window.document.getElementById(anchor) : null;
    const close = ({ target }: FocusEvent) => {
      if ((target as Element).matches('textarea,[contenteditable=true]')) setClosed(true);
    };
    if (!draft || !place) return;
    place.addEventListener('focusin', close);
    return () => place.removeEventListener('focusin', close);
  }, [window, anchor, draft, discussionID]);

  if (!draft || closed) return null;
  const { commentParentID: parentID, parentRecordID, recordID } = draft.target;
  const page =
    parentID === undefined ? (path ?? `/discussion/${parentRecordID}`) : `/discussion/comment/${parentID}`;
  const address = anchor ? `${page}?hasDraft=true#${anchor}` : `/post/editdiscussion/${recordID}`;
  const here = anchor && discussionID !== undefined ? window.document.getElementById(anchor) : null;
  return (
    <Toast id="draft" persistent onClose={() => setClosed(true)}>
      <p className="inl-drafts-toast">
        {t('Saved Draft Available.')}{' '}
        <a
          href={safeUrl('internal', address, urls()) ?? undefined}
          onClick={(event) => {
            setClosed(true);
            if (!here || event.metaKey || event.ctrlKey || event.shiftKey) return;
            // It is written on in this page: going there needs no other one.
            event.preventDefault();
            openDraft(here);
          }}
        >
          {t('Navigate to Draft')}
        </a>
      </p>
    </Toast>
  );
}
