import { useLayoutEffect } from 'react';
import { usePlace } from './PlaceContext';

/** The place's own children, inside its fragment: all of them, so that nothing has to stay below it. */
export function BuiltIn() {
  const { openSlot } = usePlace();
  useLayoutEffect(() => openSlot(''), [openSlot]);
  return <slot />;
}
