import { useState } from 'react';
import { useAppDispatch } from '../../../src/index';
import { useMoveTargets, type FoundCategory } from '../../../src/resources/categories';
import { runOnDiscussion } from '../../../src/resources/discussions/runOnDiscussion';
import { MoveFields } from '../../../src/ui/form/MoveFields';
import { useLocale } from '../../../src/ui/useLocale';
import type { DialogProps } from './dialogProps';
import { FormDialog } from './FormDialog';

interface Typed {
  target: FoundCategory | null;
  addRedirects: boolean;
}

/** Moves a discussion to another category. */
export function MoveDialog({ place, typed, onType, ...frame }: DialogProps<Typed>) {
  const { t } = useLocale();
  const dispatch = useAppDispatch();
  const search = useMoveTargets();
  const [attempts, setAttempts] = useState(0);
  const { target, addRedirects } = typed ?? { target: null, addRedirects: false };

  const move = ({ categoryID, name, url }: FoundCategory) =>
    dispatch(
      runOnDiscussion(place.recordID, { kind: 'move', categoryID, addRedirects, category: { name, url } }),
    );

  return (
    <FormDialog
      {...frame}
      title={t('Move')}
      send={t('Move')}
      call={target && (() => move(target))}
      onUnready={() => setAttempts(attempts + 1)}
      onDone={() => onType(undefined)}
    >
      <MoveFields
        search={search}
        target={target}
        onTarget={(category) => {
          onType({ target: category, addRedirects });
          setAttempts(0);
        }}
        addRedirects={addRedirects}
        onRedirects={(checked) => onType({ target, addRedirects: checked })}
        attempts={attempts}
      />
    </FormDialog>
  );
}
