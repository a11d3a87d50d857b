import { useEffect, useState } from 'react';
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
  const [chosen] = useState(() => chosenIn(printed));
  useEffect(() => (open ? flyouts.opened(() => setOpen(false)) : undefined), [open, flyouts]);
  return { open, words, chosen, setOpen, setWords };
}

/** The choice as the view's own list has it, read before the view takes the form's place; none where none was made. */
function chosenIn(printed: Element | undefined): string | undefined {
  const value = printed?.querySelector<HTMLSelectElement>('select[name="domain"]')?.value;
  if (!value || value === 'all_content') return undefined;
  return value.startsWith('category-') ? 'category' : value;
}
