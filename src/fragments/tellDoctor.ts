import type { FragmentPlace } from '../contract/fragments';
import type { FragmentDiagnosis } from '../contract/publicApi';
import { extendDoctor } from '../page/extendDoctor';
import { textOf } from '../report/textOf';

/** Lets `inlay.doctor()` tell of fragments too: each place, how it stands and why. */
export function tellDoctor(window: Window) {
  const places = new Map<FragmentPlace, FragmentDiagnosis>();
  extendDoctor(window, 'fragments', () => [...places.values()]);
  return {
    add(place: FragmentPlace) {
      const { type, host: element } = place;
      places.set(place, { type, element, state: 'loading' });
      return (state: FragmentDiagnosis['state'], reason?: unknown) => {
        places.set(place, { type, element, state, ...(reason !== undefined && { reason: textOf(reason) }) });
      };
    },
    remove: (place: FragmentPlace) => void places.delete(place),
  };
}
