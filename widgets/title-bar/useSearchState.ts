import { useState } from 'react';

export interface SearchState {
  open: boolean;
  words: string;
  setOpen(open: boolean): void;
  setWords(words: string): void;
}

/** The search as it is, whichever layout of the bar shows it. */
export function useSearchState(): SearchState {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  return { open, words, setOpen, setWords };
}
