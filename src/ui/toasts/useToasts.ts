import { useUi } from '../UiContext';
import { createToasts } from './createToasts';
import type { Toasts } from './createToasts';

/** The page's toasts, for messages that outlive the view that shows them. */
export const useToasts = (): Pick<Toasts, 'show' | 'update' | 'remove'> => useUi().shared(createToasts);
