import { useState } from 'react';
import type { WidgetExtras } from '../../src/index';
import { FragmentSlot } from '../../src/ui/FragmentSlot';
import { Printed } from '../../src/ui/Printed';
import type { CustomFragmentProps } from './props';

/** A piece of a page that only its theme knows; until its code is there, and without it, what the server put here. */
export function CustomFragment({
  $fragmentImpls,
  printed,
  anchor: _anchor,
  onClose: _onClose,
  ...props
}: CustomFragmentProps & WidgetExtras) {
  const [nodes] = useState(() => [...(printed?.childNodes ?? [])]);
  return (
    <FragmentSlot type="CustomFragment" props={() => props} impls={$fragmentImpls}>
      <Printed nodes={nodes} />
    </FragmentSlot>
  );
}
