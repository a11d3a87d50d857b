import { useState } from 'react';
import { AloneDraft } from './AloneDraft';
import { Composer } from './Composer';
import type { Place } from './place';

interface Props {
  place: Place;
  onClose(): void;
}

/** A comment that is begun below the post. */
export function AskedComposer({ place, onClose }: Props) {
  const [anchor] = useState(() => document.activeElement as HTMLElement);
  return (
    <AloneDraft discussionID={place.discussionID} anchor={anchor} onClose={onClose}>
      <Composer place={place} takesFocus onDone={onClose} onAwaiting={onClose} onCancel={onClose} />
    </AloneDraft>
  );
}
