import { useIsGuest } from '../../src/index';
import { PageError } from '../../src/ui/PageError';
import type { PageErrorProps } from './props';

/** In place of a page that the server could not give. */
export function PageErrorView({ status, message, description }: PageErrorProps) {
  return <PageError failure={{ status, message: description ?? message }} isGuest={useIsGuest()} />;
}
