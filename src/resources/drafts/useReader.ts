import { useSyncExternalStore } from 'react';
import type { Drafts } from './DraftsContext';

const unwatched = () => () => undefined;
const nobody = () => 0;

/** Whose drafts a view shows, by number: whose session has ended stays it until somebody else's begins. 0 for guests. */
export const useReader = (drafts: Drafts | null): number =>
  useSyncExternalStore(drafts?.subscribe ?? unwatched, drafts?.reader ?? nobody);
