/** Whether a piece of one element lies behind the other. */
export function covers(cover: Element, element: Element): boolean {
  const box = element.getBoundingClientRect();
  const over = cover.getBoundingClientRect();
  return box.bottom > over.top && box.top < over.bottom && box.right > over.left && box.left < over.right;
}
