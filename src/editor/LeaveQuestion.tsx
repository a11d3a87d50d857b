import { useEffect, useRef } from 'react';
import { lazyImport } from '../contract/lazyImport';
import { lazyPart } from '../ui/lazyPart';
import { useUi } from '../ui/UiContext';
import type { UnsavedChangesProps } from './UnsavedChanges';
import { unsavedWords } from './unsavedWords';

const load = () => lazyImport(() => import('./UnsavedChanges')).then((part) => part.UnsavedChanges);

/** Asks before words go that are nowhere but in this form; by the browser's own means where its code cannot be had. */
export const LeaveQuestion = lazyPart(load, { name: 'UnsavedChanges', failed: PlainQuestion });

/** Unsaved text is often typed offline: the dialog's code is loaded before the user leaves. */
export function useLeaveQuestion(asks: boolean): void {
  useEffect(() => {
    if (asks) load().catch(() => undefined);
  }, [asks]);
}

function PlainQuestion({ onLeave, onClose }: UnsavedChangesProps) {
  const { locale, window } = useUi();
  const ask = useRef(() => {
    onClose();
    if (window.confirm(unsavedWords(locale))) onLeave();
  });
  useEffect(() => ask.current(), []);
  return null;
}
