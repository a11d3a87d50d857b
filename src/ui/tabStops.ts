const controls = 'a[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable]';

/** The elements in a box that Tab stops at, in their order. */
export const tabStops = (box: Element): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(controls)].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(':disabled,[inert] *,[hidden],[hidden] *') &&
      // Not every browser tells.
      (each.checkVisibility?.({ visibilityProperty: true }) ?? true),
  );
