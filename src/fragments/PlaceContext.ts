import { createContext, useContext } from 'react';

/** The place that a fragment stands in, for parts that show more of it than the fragment hands them. */
interface Place {
  host: HTMLElement;
  props: Readonly<Record<string, unknown>>;
  /** Lets children of the host with this `slot` into the fragment, until the answer is called; without a name those without. */
  openSlot(name: string): () => void;
  /** Hides a part of the host that the fragment shows itself. */
  cover(element: Element): () => void;
}

export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('A fragment’s part was rendered outside a fragment.');
  return place;
}
