import { useEffect, useState } from 'react';
import { useUi } from '../../src/ui/UiContext';

export interface SearchState {
  /** In use. A compact bar shows its field as long as that. */
  open: boolean;
  words: string;
  setOpen(open: boolean): void;
  setWords(words: string): void;
}

/** The search as it is, whichever layout of the bar shows it. */
export function useSearchState(): SearchState {
  const { flyouts } = useUi();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  useEffect(() => (open ? flyouts.opened(() => setOpen(false)) : undefined), [open, flyouts]);
  return { open, words, setOpen, setWords };
}
