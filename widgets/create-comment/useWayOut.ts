import { useToasts } from '../../src/ui/toasts/useToasts';
import { useLocale } from '../../src/ui/useLocale';

/** Long enough to be read by whoever looks for the words first, milliseconds. */
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
    /** What was sent waits for a moderator. A note in the form would go with it, so that nobody would see it. */
    leaveAwaiting(message: string) {
      leave();
      show({ id: 'awaiting', words: t(message), autoDismiss: lifetime });
    },
  };
}
