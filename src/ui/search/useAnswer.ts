import { useEffect, useRef, useState } from 'react';

interface Asked<Answer> {
  text: string;
  /** Milliseconds after the last key. */
  debounce: number;
  /** False while nothing may be asked: a word is being composed. */
  isReady: boolean;
  ask(text: string): Promise<Answer>;
  onFailure(error: unknown): void;
}

/**
 * The answer to the latest text that has one: one that an older text gets later changes nothing. An empty text has none, and a
 * failure takes the last one away, so that no list stands below what it does not belong to.
 */
export function useAnswer<Answer>({ text, debounce, isReady, ask, onFailure }: Asked<Answer>): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = useRef(ask);
  const failed = useRef(onFailure);
  useEffect(() => {
    asked.current = ask;
    failed.current = onFailure;
  });
  const isEmpty = text === '';
  useEffect(() => {
    if (isEmpty || !isReady) return;
    let isLatest = true;
    const timer = setTimeout(() => {
      asked.current(text).then(
        (found) => isLatest && setAnswer(() => found),
        (error: unknown) => {
          if (isLatest) setAnswer(null);
          failed.current(error);
        },
      );
    }, debounce);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [text, isEmpty, isReady, debounce]);
  if (isEmpty && answer !== null) setAnswer(null);
  return isEmpty ? null : answer;
}
