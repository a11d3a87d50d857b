import { createContext } from 'react';
import type { DraftEngine } from './createDraftEngine';

/** The way to the drafts of the page's user. */
export interface Drafts {
  /** Loads the engine with the first call, and again after that has failed. */
  engine(): Promise<DraftEngine>;
  report(error: unknown): void;
  /** Who reads, by number: whose session has ended stays it until somebody else's begins. 0 for guests. */
  reader(): number;
  /** How often somebody has looked elsewhere, and may have come back as somebody else. */
  timesAway(): number;
  /** Whether a draft's words stood in the server's fields and are taken over now: whom the page was made for began them. */
  takesOver(key: string): boolean;
  /** Tells when that may have changed. */
  subscribe(listener: () => void): () => void;
}

/** Null where no drafts are kept: views then hold their words themselves. */
export const DraftsContext = createContext<Drafts | null>(null);
