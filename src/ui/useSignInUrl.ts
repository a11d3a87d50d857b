import { entryLink, entryTarget } from '../safe/entryLink';
import { useUi } from './UiContext';

/** Address of the sign-in page that comes back to where the reader is; null where the forum has none. */
export function useSignInUrl(): string | null {
  const { signInUrl, home, window } = useUi();
  return signInUrl && entryLink(signInUrl, entryTarget(window.location.href, home), {});
}
