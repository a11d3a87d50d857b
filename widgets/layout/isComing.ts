import { attributes } from '../../src/index';

/** Whether something of a layout that is in sight has yet to come: it has no room so far, and does not say that this is all. */
export const isComing = (place: Element): boolean =>
  [...place.querySelectorAll('.inl-layout__node')].some((node) => {
    // None where it is not for this screen.
    const [box] = node.getClientRects();
    return box?.height === 0 && box.top < innerHeight && !node.querySelector(`[${attributes.state}=mounted]`);
  });
