import { useState } from 'react';
import { Button } from '../../src/ui/Button';
import { lazyPart } from '../../src/ui/lazyPart';
import { useLocale } from '../../src/ui/useLocale';

const UnsavedChanges = lazyPart(
  () => import('../../src/ui/editor/UnsavedChanges').then((part) => part.UnsavedChanges),
  { name: 'CreateComment' },
);

/** Goes away from a form; `asks` first where its words would be lost. */
export function CancelButton({ asks, onCancel }: { asks: boolean; onCancel(): void }) {
  const { t } = useLocale();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button look="text" onClick={() => (asks ? setAsked(true) : onCancel())}>
        {t('Cancel')}
      </Button>
      {isAsked && <UnsavedChanges onLeave={onCancel} onClose={() => setAsked(false)} />}
    </>
  );
}
