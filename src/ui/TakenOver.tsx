import { plainError } from '../contract/apiError';
import { ErrorBox } from './ErrorBox';
import { useUi } from './UiContext';

/** Replaces the previous user's data: the new user reloads the page with their own. */
export function TakenOver() {
  const { origin, pathname, search } = useUi().window.location;
  const error = {
    ...plainError('aborted', 0, 'Somebody else is signed in now.'),
    // With its fragment it would lead to where the reader is.
    actionButton: { label: 'Reload', url: origin + pathname + search },
  };
  return <ErrorBox error={error} />;
}
