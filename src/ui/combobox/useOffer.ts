import { useEffect, useMemo, useState } from 'react';
import type { Failure } from '../errorWords';
import type { Offer, Option, OptionSource } from './comboboxTypes';

type Found = Omit<Offer, 'retry'> & {
  /** The query of the results; null before the first response. */
  text: string | null;
};

/** Options that fit a text. An answer that is overtaken by another key is dropped, whichever comes first. */
export function useOffer(
  { options, search, debounce = 100 }: OptionSource,
  text: string,
  /** False while nothing is shown, or a word is still being composed. */
  wanted: boolean,
): Offer {
  const [found, setFound] = useState<Found>({ state: 'pending', options: [], text: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!search || !wanted) return;
    const question = new AbortController();
    const put = (next: Partial<Found>) => {
      if (!question.signal.aborted) setFound((before) => ({ ...before, error: undefined, ...next }));
    };
    const timer = setTimeout(() => {
      put({ state: 'loading' });
      search(text, question.signal).then(
        (answer) => put({ state: 'success', options: answer, text }),
        (error: unknown) => put({ state: 'error', options: [], text, error: error as Failure }),
      );
    }, debounce);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [search, text, wanted, debounce, attempt]);

  const retry = () => setAttempt((before) => before + 1);
  const local = useMemo(() => options?.filter((option) => fits(option, text)), [options, text]);
  if (local) return { state: 'success', options: local, retry };
  // From the first keystroke on, not from the request: the shown results are of an earlier query.
  return { ...found, state: found.text === text || found.text === null ? found.state : 'loading', retry };
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word of the text, anywhere in the option: without case and accents. */
function fits({ label, description = '' }: Option, text: string): boolean {
  const whole = plain(`${label} ${description}`);
  return plain(text)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
