import { useIsGuest } from '../../src/index';
import { PageError as Shown } from '../../src/ui/PageError';
import type { PageErrorProps } from './props';

/** In place of a page that the server could not give. */
export function PageError({ status, message, description }: PageErrorProps) {
  return <Shown failure={{ status, message: description ?? message }} isGuest={useIsGuest()} />;
}
