import { useEffect, useState } from 'react';
import { chosenPlace } from '../../src/ui/search/chosenPlace';
import { useUi } from '../../src/ui/UiContext';

export interface SearchState {
  /** In use. A compact bar shows its field as long as that. */
  open: boolean;
  words: string;
  /** Where the server's form was told to search. */
  chosen?: string | undefined;
  setOpen(open: boolean): void;
  setWords(words: string): void;
}

/** The search as it is, whichever layout of the bar shows it. */
export function useSearchState(printed?: Element): SearchState {
  const { flyouts } = useUi();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [chosen] = useState(() => chosenPlace(printed));
  useEffect(() => (open ? flyouts.opened(() => setOpen(false)) : undefined), [open, flyouts]);
  return { open, words, chosen, setOpen, setWords };
}
