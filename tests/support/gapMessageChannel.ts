/** A message is delivered in a turn of its own; Node's own channel would keep the test process alive. */
export class GapMessageChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}
