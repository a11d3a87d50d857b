/** Whether the server has printed nothing that could stand for the widget until its code is there. */
export const isEmpty = (element: Element): boolean => element.querySelector(':not(noscript)') === null;
