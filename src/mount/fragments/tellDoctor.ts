import type { FragmentPlace } from '../../contract/fragments';
import type { FragmentDiagnosis } from '../../contract/publicApi';

/** Lets `inlay.doctor()` tell of fragments too: each place, how it stands and why. */
export function tellDoctor({ inlay }: Window) {
  const places = new Map<FragmentPlace, FragmentDiagnosis>();
  if (inlay) {
    const { doctor } = inlay;
    inlay.doctor = () => Object.assign(doctor(), { fragments: [...places.values()] });
  }
  return {
    add(place: FragmentPlace) {
      const { type, host: element } = place;
      places.set(place, { type, element, state: 'loading' });
      return (state: FragmentDiagnosis['state'], reason?: unknown) => {
        const words = reason instanceof Error ? reason.message : reason;
        places.set(place, { type, element, state, ...(words !== undefined && { reason: String(words) }) });
      };
    },
    remove: (place: FragmentPlace) => void places.delete(place),
  };
}
