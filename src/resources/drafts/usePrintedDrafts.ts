import { useContext, useEffect, useState } from 'react';
import { DraftsContext, useReader } from './createDrafts';
import { draftKey, type DraftTarget } from './draft';
import { createDraftChannel } from './draftChannel';

/**
 * What the page says that the server has drafts of, without those that have been emptied on this machine since: the server may
 * not have heard of that. Nothing until that is known. A draft posted or discarded in any tab leaves the list: the page's own
 * drafts tell of those alone that this machine has had. `site`: the forum's path on its host.
 */
export function usePrintedDrafts<Target extends DraftTarget>(
  printed: (Target | null)[],
  site: string,
): Target[] {
  const drafts = useContext(DraftsContext);
  const reader = useReader(drafts);
  const [known, setKnown] = useState<Target[]>(() => (drafts ? [] : printed.flatMap(withoutNumber)));
  useEffect(() => {
    if (!drafts || printed.length === 0) return undefined;
    let wanted = true;
    let left = printed;
    let isLooked = false;
    const drop = (isGone: (target: Target) => boolean) => {
      left = left.filter((target) => target && !isGone(target));
      if (wanted && isLooked) setKnown(left.flatMap(withoutNumber));
    };
    const channel = createDraftChannel(window, `${site}|${reader}`, {
      // A list of drafts may know a discarded draft by its ID only.
      ended: (key, _reason, draftID) =>
        drop((each) => keyOf(each) === key || (draftID !== null && each.draftID === draftID)),
    });
    const look = async () => {
      const emptied = await (await drafts.engine()).emptied();
      isLooked = true;
      drop((each) => emptied.some(({ key }) => key === keyOf(each)));
    };
    // The engine reports why.
    look().catch(() => {
      isLooked = true;
      drop(() => false);
    });
    return () => {
      wanted = false;
      channel.close();
    };
  }, [drafts, printed, reader, site]);
  return known;
}

/** A form is opened for what a draft is of, not for its number. */
const withoutNumber = <Target extends DraftTarget>(target: Target | null): Target[] =>
  target ? [{ ...target, draftID: undefined }] : [];
const keyOf = (target: DraftTarget) => draftKey({ ...target, draftID: undefined });
