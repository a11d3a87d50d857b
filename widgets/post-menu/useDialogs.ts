import { useCallback, useState } from 'react';

/** The dialog that is open, by its key, and what was entered into each: one that is closed by mistake loses no word. */
export function useDialogs<Key extends string>() {
  const [key, setKey] = useState<Key | null>(null);
  const [kept, setKept] = useState<Readonly<Record<string, unknown>>>({});
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const open = useCallback((next: Key, from: HTMLElement | null) => {
    setOpener(from);
    setKey(next);
  }, []);
  const onType = useCallback(
    (typed: unknown) => setKept((before) => ({ ...before, [String(key)]: typed })),
    [key],
  );
  const onClose = useCallback(() => setKey(null), []);
  return { open, dialog: key && { dialog: key, typed: kept[key], onType, opener, onClose } };
}
