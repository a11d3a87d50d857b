const name = Symbol.for('inlay.wasLeft');

type Noted = Window & { [name]?: boolean };

/** For the code that comes later: the page was left before the runtime was there to notice. */
export const noteLeft = (window: Noted): void => void (window[name] = true);

/** Whether another user may have come before the runtime was there. */
export const wasLeft = (window: Noted): boolean => window[name] === true;
