import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useDraft } from '../../src/resources/drafts/useDraft';
import { Confirm } from '../../src/ui/Confirm';
import { Loader } from '../../src/ui/Loader';
import { useDelay } from '../../src/ui/useDelay';
import { useLocale } from '../../src/ui/useLocale';
import { commentTarget } from './commentTarget';
import { Composer } from './Composer';
import { Follow } from './Follow';
import type { Place } from './place';
import { useInPlace } from './useInPlace';

interface Props {
  anchor: HTMLElement;
  commentID: number;
  place: Place;
  onClose(): void;
}

/** How long somebody who wants to reply waits to hear of another draft, milliseconds: it is safe either way. */
const patience = 1000;

/** A reply is written below the comment that it answers; a comment that waits unposted is given up for it, if one wants. */
export function ReplyInPlace({ anchor, commentID, place, onClose }: Props) {
  const { t } = useLocale();
  const element = useInPlace(commentID, { hidesText: false });
  const { parentCommentID: _, ...rest } = place;
  const other = useDraft(commentTarget(rest));
  const [state, setState] = useState<'asking' | 'discarding' | 'failed' | 'agreed'>('asking');
  const isLate = useDelay(patience);
  // A draft from another tab must not take away the form in which somebody is writing.
  const isFree = other.status === 'none' || (other.status === 'loading' && isLate);
  if (state === 'asking' && isFree) setState('agreed');
  if (!element) return <Follow anchor={anchor} onClose={onClose} />;
  const end = () => {
    onClose();
    anchor.focus();
  };
  if (state !== 'agreed') {
    if (other.status === 'loading') return createPortal(<Loader />, element);
    if (other.status !== 'none')
      return (
        <Confirm
          title={t('Discard')}
          confirm={t('Discard')}
          danger
          busy={state === 'discarding'}
          error={state === 'failed' ? t('Error deleting draft') : undefined}
          finalFocus={anchor}
          onConfirm={(close) => {
            setState('discarding');
            void other.discard().then((gone) => {
              setState(gone ? 'agreed' : 'failed');
              if (gone) close();
            });
          }}
          onClose={onClose}
        >
          <p>{t('You have an unposted draft, replying to this comment will discard your draft.')}</p>
          <p>{t('Are you sure you want to discard it?')}</p>
        </Confirm>
      );
  }
  return createPortal(
    <Composer place={{ ...place, parentCommentID: commentID }} onDone={onClose} onCancel={end} takesFocus />,
    element,
  );
}
