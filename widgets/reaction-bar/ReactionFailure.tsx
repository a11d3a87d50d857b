import { useEffect, useRef } from 'react';
import type { ApiError } from '../../src/index';
import { entryLinks } from '../../src/ui/entryLinks';
import { errorWords } from '../../src/ui/errorWords';
import { useLastingFailure } from '../../src/ui/useLastingFailure';
import { useUi } from '../../src/ui/UiContext';

interface Props {
  error: ApiError;
  signedOut: boolean;
  /** The button that was pressed is gone, and with it what would say this: the session has ended, or it has been closed. */
  isAlone: boolean;
}

/** Why a reaction was not taken, below the bar. */
export function ReactionFailure({ error: given, signedOut, isAlone }: Props) {
  const ui = useUi();
  const { locale } = ui;
  const { signIn } = entryLinks(ui);
  const error = useLastingFailure(given);
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAlone && document.activeElement === document.body)
      (box.current?.querySelector('a') ?? box.current)?.focus({ preventScroll: true });
  }, [isAlone]);
  if (!error) return null;
  const offersEntry = signedOut || error.permissions?.includes('Garden.SignIn.Allow');
  // The forum names the missing permission, and only guests lack that one.
  const failure = offersEntry ? { ...error, code: 'unauthorized' as const } : error;
  const { title, body } = errorWords(failure, locale);
  return (
    <p
      ref={box}
      className="inl-root inl-reactions__failure"
      role={isAlone ? 'alert' : undefined}
      tabIndex={isAlone ? -1 : undefined}
    >
      <bdi className="inl-reactions__error">{title ? `${title}: ${body}` : body}</bdi>
      {failure.code === 'unauthorized' && signIn && <a {...signIn}>{locale.t('Sign In')}</a>}
    </p>
  );
}
