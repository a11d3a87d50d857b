import { useEffect, useState } from 'react';
import { lazyImport } from '../../src/index';
import type { DraftTarget } from '../../src/resources/drafts/draft';
import { useDraft } from '../../src/resources/drafts/useDraft';
import { lazyPart } from '../../src/ui/lazyPart';
import { Loader } from '../../src/ui/Loader';
import { useDelay } from '../../src/ui/useDelay';
import { useLocale } from '../../src/ui/useLocale';

const Confirm = lazyPart(
  () => lazyImport(() => import('../../src/ui/Confirm')).then((part) => part.Confirm),
  {
    name: 'CreateComment',
  },
);

interface Props {
  target: DraftTarget;
  anchor: HTMLElement;
  /** There is no such draft, or it is discarded, or the wait for it has timed out. */
  onFree(isDiscarded: boolean): void;
  onClose(): void;
}

/** Milliseconds that opening a reply waits for another draft, which is safe either way. */
const patience = 1000;

/** Asks whether another draft is to be given up for a reply, if there is one. */
export function DiscardFirst({ target, anchor, onFree, onClose }: Props) {
  const { t } = useLocale();
  const draft = useDraft(target);
  const [state, setState] = useState<'asking' | 'discarding' | 'failed'>('asking');
  const isLate = useDelay(patience);
  const isLoading = draft.status === 'loading';
  const isFree = state === 'asking' && (draft.status === 'none' || (isLoading && isLate));
  useEffect(() => {
    if (isFree) onFree(false);
    // Once: later news from another tab must not remove a form in use.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isFree]);
  if (isFree || isLoading) return <Loader />;
  return (
    <Confirm
      title={t('Discard')}
      confirm={t('Discard')}
      danger
      busy={state === 'discarding'}
      error={state === 'failed' ? t('Error deleting draft') : undefined}
      finalFocus={anchor}
      onConfirm={() => {
        setState('discarding');
        void draft.discard().then((isGone) => (isGone ? onFree(true) : setState('failed')));
      }}
      onClose={onClose}
    >
      <p>{t('You have an unposted draft, replying to this comment will discard your draft.')}</p>
      <p>{t('Are you sure you want to discard it?')}</p>
    </Confirm>
  );
}
