/** For `hideOnEscape`: takes the key for itself, or the host's native dialog around it would close with it. */
export function ownEscape(event: { preventDefault(): void }): boolean {
  event.preventDefault();
  return true;
}
