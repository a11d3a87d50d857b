import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMoveTargets, type FoundCategory } from '../../src/resources/categories';
import type { BulkAction } from '../../src/resources/moderation/bulkCall';
import { MoveFields } from '../../src/ui/form/MoveFields';

/** Where to: the page is brought up to date with it. */
export type MoveTarget = Pick<FoundCategory, 'categoryID' | 'name' | 'url'>;

interface Props {
  question: ReactNode;
  form(children: ReactNode, submit: () => void): ReactNode;
  onMove(action: BulkAction, target: MoveTarget): void;
}

export function MoveForm({ question, form, onMove }: Props) {
  const search = useMoveTargets();
  const [target, setTarget] = useState<FoundCategory | null>(null);
  const [addRedirects, setRedirects] = useState(false);
  const [attempts, setAttempts] = useState(0);

  return form(
    <>
      {question}
      <MoveFields
        search={search}
        target={target}
        onTarget={(category) => {
          setTarget(category);
          setAttempts(0);
        }}
        addRedirects={addRedirects}
        onRedirects={setRedirects}
        attempts={attempts}
      />
    </>,
    () => (target ? onMove(moveTo(target, addRedirects), target) : setAttempts(attempts + 1)),
  );
}

const moveTo = ({ categoryID, name, url }: MoveTarget, addRedirects: boolean): BulkAction => ({
  kind: 'move',
  categoryID,
  addRedirects,
  category: { name, url },
});
