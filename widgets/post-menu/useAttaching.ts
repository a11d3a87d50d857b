import { useCallback, useState } from 'react';
import type { Integration } from '../../src/resources/attachments/catalog';

/** What was typed into a form, by field. */
export type TypedValues = Readonly<Record<string, string | boolean>>;

const nothing: TypedValues = {};

/** The integration whose form is open, and what was typed into each: a dialog that is closed by mistake loses no word. */
export function useAttaching() {
  const [integration, attach] = useState<Integration | null>(null);
  const [kept, setKept] = useState<Readonly<Record<string, TypedValues | undefined>>>({});
  const type = integration?.attachmentType ?? '';
  const onType = useCallback(
    (typed: TypedValues | undefined) => setKept((before) => ({ ...before, [type]: typed })),
    [type],
  );
  const onClose = useCallback(() => attach(null), []);
  return { attach, dialog: integration && { integration, typed: kept[type] ?? nothing, onType, onClose } };
}
