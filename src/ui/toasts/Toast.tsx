import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDelay } from '../useDelay';
import { useUi } from '../UiContext';
import { createToasts } from './createToasts';
import { toastTimes } from './toastTimes';
import type { ToastLook } from './toastTypes';

interface Props extends Omit<ToastLook, 'dismissible'> {
  /** Another of the same id takes its place. */
  id: string;
  /** Makes it a region of its own, whose children bring their own live text; without one all of it is spoken. */
  label?: string;
  /** It was closed, or its time is over: take it out. Without it, it cannot be closed. */
  onClose?: () => void;
  children: ReactNode;
}

/** A toast for as long as it is rendered; its children stay part of the widget that shows them. */
export function Toast({ id, label, onClose, persistent, autoDismiss, wide, tone, children }: Props) {
  const toasts = useUi().shared(createToasts);
  const [slot, setSlot] = useState<ReturnType<typeof toasts.open> | null>(null);
  const settled = useDelay(toastTimes.settling);
  const dismissible = onClose !== undefined;
  const onGone = useRef(onClose);

  useLayoutEffect(() => {
    onGone.current = onClose;
  });
  useLayoutEffect(() => {
    const opened = toasts.open({ id, label, onGone: () => onGone.current?.() });
    setSlot(opened);
    return () => opened.close();
  }, [toasts, id, label]);
  useLayoutEffect(() => {
    slot?.set({ persistent, autoDismiss, wide, tone, dismissible });
  }, [slot, persistent, autoDismiss, wide, tone, dismissible]);

  return slot && (settled || label !== undefined) ? createPortal(children, slot.content) : null;
}
