import { useIsGuest } from '../../src/index';
import { PageError as Shown } from '../../src/ui/PageError';
import { useUi } from '../../src/ui/UiContext';
import type { PageErrorProps } from './props';

/** In place of a page that the server could not give. */
export function PageError({ status, message, description, actionButton, trace }: PageErrorProps) {
  const { meta } = useUi();
  return (
    <Shown
      failure={{ status, message: description ?? message }}
      action={actionButton}
      trace={meta.context.debug ? trace : undefined}
      isGuest={useIsGuest()}
    />
  );
}
