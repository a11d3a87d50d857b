import type { PublicApi } from '../contract/publicApi';
import { findPublished } from './publish';

/** Lets `doctor()` tell one more thing, asked for anew each time; what it tells already stays. */
export function extendDoctor<Name extends 'extensions' | 'fragments' | 'leftOut'>(
  window: Window,
  name: Name,
  tell: () => ReturnType<PublicApi['doctor']>[Name],
): void {
  const api = findPublished(window);
  if (!api || name in api.doctor()) return;
  const { doctor } = api;
  api.doctor = () => Object.assign(doctor(), { [name]: tell() });
}
