import { plainError } from '../contract/apiError';
import { isSignedOut } from '../contract/isSignedOut';
import { entryLinks } from './entryLinks';
import { ErrorBox } from './ErrorBox';
import type { Failure } from './errorWords';
import { useUi } from './UiContext';

interface Props {
  /** Without one, their session has ended elsewhere. */
  error?: Failure;
  onRetry?: () => void;
  /** A retry is under way. */
  busy?: boolean;
}

/**
 * The failure of an action on the current user's own data. When the session has ended, it links to sign-in in another
 * tab: this page stays and continues afterwards.
 */
export function OwnError({ error = plainError('unauthorized', 401), ...box }: Props) {
  const { signIn } = entryLinks(useUi());
  if (error === null || typeof error !== 'object' || !('status' in error) || !isSignedOut(error))
    return <ErrorBox error={error} {...box} />;
  const actionButton = signIn && { label: 'Sign in again in a new tab', url: signIn.href, target: '_blank' };
  return <ErrorBox error={{ ...error, code: 'unauthorized', actionButton }} wayRef={signIn?.ref} {...box} />;
}
