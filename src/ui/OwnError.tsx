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
 * A failure with what is the reader's own. Where it means that their session has ended, it leads to a new one in another
 * tab: what stands here stays, and goes on from here once they are back.
 */
export function OwnError({ error = plainError('unauthorized', 401), ...box }: Props) {
  const { signIn } = entryLinks(useUi());
  if (error === null || typeof error !== 'object' || !('status' in error) || !isSignedOut(error))
    return <ErrorBox error={error} {...box} />;
  const actionButton = signIn && { label: 'Sign in again in a new tab', url: signIn.href, target: '_blank' };
  return <ErrorBox error={{ ...error, code: 'unauthorized', actionButton }} wayRef={signIn?.ref} {...box} />;
}
