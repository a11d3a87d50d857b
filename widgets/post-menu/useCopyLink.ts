import { useToasts } from '../../src/ui/toasts/useToasts';
import { useUi } from '../../src/ui/UiContext';

/** Copies an address, and says so; shows it where that is refused. */
export function useCopyLink(): (link: string) => Promise<void> {
  const { locale, window } = useUi();
  const { show } = useToasts();
  return async (link) => {
    try {
      await window.navigator.clipboard.writeText(link);
      show({ words: locale.t('Link copied to clipboard.'), autoDismiss: true });
    } catch {
      // Browsers refuse without a permission, and some pages' policies forbid it: then the reader copies it.
      show({ words: link });
    }
  };
}
