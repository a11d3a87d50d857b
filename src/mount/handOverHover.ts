/**
 * Lets a new view know that the pointer is already on it. Browsers say so with an event that comes from the element
 * around the replaced nodes, here a React root's own, and React takes such an event for one that it has told already: without this, the
 * first hover of a sleeping tag would show no tooltip until the pointer left and came again.
 */
export function handOverHover(container: Element): void {
  if (!container.matches(':hover')) return;
  const tell = (event: Event) => {
    const { type, target, relatedTarget, clientX, clientY } = event as MouseEvent;
    if (relatedTarget !== container || !target) return;
    const from = { bubbles: true, composed: true, clientX, clientY };
    target.dispatchEvent(
      event instanceof PointerEvent
        ? new PointerEvent(type, { ...from, pointerId: event.pointerId, pointerType: event.pointerType })
        : new MouseEvent(type, from),
    );
  };
  for (const type of ['pointerover', 'mouseover'])
    container.addEventListener(type, tell, { capture: true, once: true });
}
