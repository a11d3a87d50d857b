import { useEffect, useRef } from 'react';
import { useCurrentUser, type ApiError } from '../../src/index';
import { errorWords } from '../../src/ui/errorWords';
import { SignInAgain } from '../../src/ui/SignInAgain';
import { useLastingFailure } from '../../src/ui/useLastingFailure';
import { useUi } from '../../src/ui/UiContext';

interface Props {
  problem: ApiError | string;
  id: string;
  isChange: boolean;
}

/** Why a post was refused. After a lost session the user signs in in another tab: the text stays here. */
export function PostProblem({ problem: given, id, isChange }: Props) {
  const { locale } = useUi();
  const { t } = locale;
  const { userID } = useCurrentUser();
  const problem = useLastingFailure(given);
  const box = useRef<HTMLDivElement>(null);
  // Sent by keyboard from a long text on a small screen, the error may be far out of view.
  // Newer browsers answer a promise, which is no way to clean up.
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [given]);
  if (problem === null) return null;
  // Some servers forbid guests instead of asking who they are.
  const signedOut =
    typeof problem === 'object' &&
    (problem.code === 'unauthorized' || (problem.status === 403 && userID === 0));
  const failure = signedOut ? { ...problem, code: 'unauthorized' as const } : problem;
  const { title, body } = errorWords(failure, locale);
  let words = [title, body];
  if (typeof problem === 'object') {
    if (problem.fields.length > 0) words = problem.fields.map(({ message }) => t(message));
    else if (isChange && problem.status === 404)
      words = [t('This comment has been deleted. Your text is kept in your drafts.')];
  }
  return (
    <div ref={box} role="alert" id={id}>
      {words.filter(Boolean).map((sentence, index) => (
        <p key={index}>
          <bdi aria-live="off">{sentence}</bdi>
        </p>
      ))}
      {signedOut && (
        <p>
          <SignInAgain />
        </p>
      )}
    </div>
  );
}
