import { entryUrl } from './entryUrl';
import { useUi } from './UiContext';

/** Address of the sign-in page that comes back to where the reader is; null where the forum has none. */
export function useSignInUrl(): string | null {
  const ui = useUi();
  return entryUrl(ui, ui.meta.signInUrl);
}
