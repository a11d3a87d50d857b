import { useContext, useEffect, useState } from 'react';
import { DraftsContext } from './createDrafts';
import type { DraftRow } from './draft';

const none: DraftRow[] = [];

/** What this machine keeps as the view opens, newest first; null until that is known, nothing where it cannot be. */
export function useStoredDrafts(): DraftRow[] | null {
  const drafts = useContext(DraftsContext);
  const [stored, setStored] = useState(drafts ? null : none);
  useEffect(() => {
    let wanted = true;
    const answer = (all: DraftRow[]) => wanted && setStored(all);
    drafts
      ?.engine()
      .then((engine) => engine.list())
      .then(answer, (error: unknown) => {
        drafts.report(error);
        answer(none);
      });
    return () => {
      wanted = false;
    };
  }, [drafts]);
  return stored;
}
