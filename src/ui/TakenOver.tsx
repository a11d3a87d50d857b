import { plainError } from '../contract/apiError';
import { ErrorBox } from './ErrorBox';
import { useUi } from './UiContext';

/** In the place of what was somebody's own: who has signed in instead gets the page with theirs. */
export function TakenOver() {
  const { origin, pathname, search } = useUi().window.location;
  const error = {
    ...plainError('aborted', 0, 'Somebody else is signed in now.'),
    // With its fragment it would lead to where the reader is.
    actionButton: { label: 'Reload', url: origin + pathname + search },
  };
  return <ErrorBox error={error} />;
}
