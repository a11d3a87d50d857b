import { useState } from 'react';
import { lazyImport } from '../contract/lazyImport';
import type { ApiError } from '../contract/apiError';
import { Button } from '../ui/Button';
import { lazyPart } from '../ui/lazyPart';
import { useLocale } from '../ui/useLocale';

const Confirm = lazyPart(() => lazyImport(() => import('../ui/Confirm')).then((part) => part.Confirm), {
  name: 'DiscardDraft',
});

interface Props {
  exists: boolean;
  /** Words of the button, of the question and below it. Default: those for a whole draft. */
  label?: string;
  question?: string;
  details?: string;
  /** Why it could not be done the last time. */
  error: ApiError | null;
  /** Resolves with whether it is gone. */
  discard(): Promise<boolean>;
}

/** Gives a draft up, after a question. */
export function DiscardDraft({ exists, label, question, details, error, discard }: Props) {
  const { t } = useLocale();
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  return (
    <>
      {exists && (
        <Button look="text" onClick={() => setState('asking')}>
          {label ?? t('Discard draft')}
        </Button>
      )}
      {state !== 'idle' && (
        <Confirm
          title={question ?? t('Discard this draft?')}
          confirm={label ?? t('Discard')}
          danger
          busy={state === 'busy'}
          error={state === 'busy' ? null : error}
          onConfirm={(close) => {
            setState('busy');
            void discard().then((isGone) => {
              setState('asking');
              if (isGone) close();
            });
          }}
          onClose={() => setState('idle')}
        >
          <p>{details ?? t('Your draft and every copy of it will be deleted.')}</p>
        </Confirm>
      )}
    </>
  );
}
