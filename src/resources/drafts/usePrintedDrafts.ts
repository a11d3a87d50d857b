import { useContext, useEffect, useState } from 'react';
import type { DraftTarget } from './draft';
import { draftKey } from './draftKey';
import { DraftsContext } from './DraftsContext';

const none: (DraftTarget | null)[] = [];

/**
 * What the page says that the server has drafts of, without those that have been emptied on this machine since: the server may
 * not have heard of that. Nothing until that is known.
 */
export function usePrintedDrafts(printed: (DraftTarget | null)[]): (DraftTarget | null)[] {
  const drafts = useContext(DraftsContext);
  const [known, setKnown] = useState(drafts ? none : printed);
  useEffect(() => {
    if (!drafts || printed.length === 0) return undefined;
    let wanted = true;
    const look = async () => {
      const emptied = await (await drafts.engine()).emptied();
      const isEmptied = (target: DraftTarget) => emptied.some(({ key }) => key === draftKey(target));
      if (wanted) setKnown(printed.filter((target) => target && !isEmptied(target)));
    };
    // Whoever looks for what is kept here says why.
    look().catch(() => wanted && setKnown(printed));
    return () => {
      wanted = false;
    };
  }, [drafts, printed]);
  return known;
}
