import { useState } from 'react';
import { Button } from '../../src/ui/Button';
import { LeaveQuestion, useLeaveQuestion } from '../../src/editor/LeaveQuestion';
import { useLocale } from '../../src/ui/useLocale';

/** Goes away from a form; `asks` first where its words would be lost. */
export function CancelButton({ asks, onCancel }: { asks: boolean; onCancel(): void }) {
  const { t } = useLocale();
  const [isAsked, setAsked] = useState(false);
  useLeaveQuestion(asks);
  return (
    <>
      <Button look="text" onClick={() => (asks ? setAsked(true) : onCancel())}>
        {t('Cancel')}
      </Button>
      {isAsked && <LeaveQuestion onLeave={onCancel} onClose={() => setAsked(false)} />}
    </>
  );
}
