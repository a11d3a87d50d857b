import type { Session } from './startSession';

/** Lets `inlay.doctor()` say why the session is unknown, for as long as it is. */
export function tellSession({ inlay }: Window, { failure }: Pick<Session, 'failure'>): void {
  if (!inlay) return;
  const { doctor } = inlay;
  inlay.doctor = () => {
    const session = failure();
    return Object.assign(doctor(), session !== null && { session });
  };
}
