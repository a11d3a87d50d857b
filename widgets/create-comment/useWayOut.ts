import { useToasts } from '../../src/ui/toasts/useToasts';
import { useLocale } from '../../src/ui/useLocale';

/** Milliseconds, long enough to notice and read. */
const lifetime = 10_000;

/** How a form that a link has opened goes away: focus comes back to the link. */
export function useWayOut(anchor: HTMLElement, onClose: () => void) {
  const { t } = useLocale();
  const { show } = useToasts();
  const leave = () => {
    onClose();
    anchor.focus();
  };
  return {
    leave,
    /** The post awaits approval. A note in the form would disappear with it. */
    leaveAwaiting(message: string) {
      leave();
      show({ id: 'awaiting', words: t(message), autoDismiss: lifetime });
    },
  };
}
