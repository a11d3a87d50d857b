import { useContext, useEffect, useMemo, useState } from 'react';
import { lazyImport } from '../../src/index';
import type { DraftTarget } from '../../src/resources/drafts/draft';
import { DraftsContext, useReader } from '../../src/resources/drafts/createDrafts';
import { usePrintedDrafts, useSavedDraft } from '../../src/resources/drafts/useStoredDrafts';
import { lazyPart } from '../../src/ui/lazyPart';
import { useOwnLink } from '../../src/ui/useOwnLink';
import { useUi } from '../../src/ui/UiContext';
import { anchorOf } from './anchorOf';
import { openDraft } from './openDraft';
import type { DraftsToastProps } from './props';
import { useInSight } from './useInSight';
import './drafts-toast.css';

// Most who have a draft somewhere have none in this discussion.
const Toast = lazyPart(
  () => lazyImport(() => import('../../src/ui/toasts/Toast')).then((part) => part.Toast),
  {
    name: 'DraftsToast',
  },
);

type Known = DraftTarget & { isGone?: boolean };

/** Announces an unposted draft and links to it; a page opened by that link scrolls to it. */
export function DraftsToast({ discussionID, path, drafts, givesWay }: DraftsToastProps) {
  const { locale, window, section, leaveFor } = useUi();
  const link = useOwnLink();
  const { t } = locale;
  const local = useSavedDraft(discussionID);
  const here = local?.target;
  const [closed, setClosed] = useState(false);
  // This machine's own first: it hears when they go. A change to a comment is no news while there is the comment, but a
  // link may lead to it.
  const source = useContext(DraftsContext);
  const reader = useReader(source);
  const [printedFor] = useState(reader);
  const printed = usePrintedDrafts(drafts);
  const known = useMemo<Known[]>(
    () => [...(here ? [here] : []), ...(reader === printedFor ? printed : [])],
    [here, printed, reader, printedFor],
  );
  const target: Known | undefined =
    here ?? known.find(({ recordID, isGone }) => recordID === undefined || isGone);
  const anchor = target && anchorOf(target);
  const find = (id: string | null | undefined) =>
    id && discussionID !== undefined ? window.document.getElementById(id) : null;

  // The form for comments asks for its draft itself; a comment's is opened only for one that is there.
  useEffect(() => {
    const { search, hash } = window.location;
    const id = hash.slice(1);
    const asked = known.find((each) => anchorOf(each) === id) ?? (id === 'create-comment' ? {} : undefined);
    const place = find(id);
    if (!asked || !place || closed || new URLSearchParams(search).get('hasDraft') !== 'true') return;
    setClosed(true);
    openDraft(place, asked);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `find` is another one at each render.
  }, [window, known, closed, discussionID]);

  // A user in that form has found the draft, and the toast would cover its buttons. A draft that only the server has may
  // be discarded in any form of the page, without a channel in some browsers.
  useEffect(() => {
    const place = here ? find(anchor) : discussionID !== undefined && target ? window.document.body : null;
    const closeIn = (field: EventTarget | null) => {
      if ((field as Element).matches('textarea,[contenteditable=true]')) setClosed(true);
    };
    const close = ({ target: field }: FocusEvent) => closeIn(field);
    const { activeElement } = window.document;
    if (place?.contains(activeElement)) closeIn(activeElement);
    place?.addEventListener('focusin', close);
    return () => place?.removeEventListener('focusin', close);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as above.
  }, [window, anchor, here, target, discussionID]);

  // Beginning a reply asks about the draft, and on a small screen the toast would cover the question.
  useEffect(() => {
    const onClick = ({ target: pressed }: Event) => {
      if ((pressed as Element).closest('.js-composeLink[data-action="reply"]')) setClosed(true);
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [window]);

  const isInSight = useInSight(givesWay ? find(anchor) : null);
  if (!target || closed || isInSight) return null;
  const { recordType, recordID, parentRecordID } = target;
  const parentID = target.commentParentID ?? (recordType === 'comment' ? recordID : undefined);
  const page =
    parentID === undefined
      ? (path ?? `${section}/discussion/${parentRecordID}`)
      : `${section}/discussion/comment/${parentID}`;
  const place = find(anchor);
  // A discussion that has been closed has no form on its page, and its comments none for replies.
  const isShut = discussionID !== undefined && anchor && !find('create-comment');
  const form = anchor ? `${page}?hasDraft=true#${anchor}` : `${section}/post/editdiscussion/${recordID}`;
  const address = isShut ? `${section}/drafts` : form;
  // A comment that is not in this page may have gone: the server leads on to the words then, if it has them.
  const isUnsent = local !== null && local.onServer !== local.lastSaved;
  const isUnsure = target.isGone || (parentID !== undefined && !place && isUnsent);
  return (
    <Toast id="draft" persistent onClose={() => setClosed(true)}>
      <p className="inl-drafts-toast">
        {t('Saved Draft Available.')}{' '}
        <a
          href={link(address) ?? undefined}
          onClick={(event) => {
            const isModified = event.metaKey || event.ctrlKey || event.shiftKey;
            if ((isShut || isUnsure) && source && !isModified) {
              event.preventDefault();
              const send = async () => {
                const engine = await source.engine();
                const draftID = await engine.send({ ...target, isGone: undefined } as DraftTarget);
                // Without a form there is a page that shows the draft whole, but not before it is saved.
                if (isShut && draftID !== null) leaveFor(`${section}/drafts/${draftID}`);
              };
              return void send()
                .catch((error: unknown) => source.report(error))
                .then(() => isShut || leaveFor(link(form) ?? ''));
            }
            setClosed(true);
            if (!place || isModified) return;
            // It is written on in this page: going there needs no other one.
            event.preventDefault();
            openDraft(place, target);
          }}
        >
          {t('Navigate to Draft')}
        </a>
      </p>
    </Toast>
  );
}
