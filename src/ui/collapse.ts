import type { Ui } from './UiContext';

interface Options {
  /** CSS pixels that are shown at first. */
  height?: number;
  /** What is no more than so much higher is shown whole: a button would be as high as what it hides. */
  overshoot?: number;
}

/**
 * Shows the beginning of what is high, and a button for the rest behind it; answers whether it was high. Where a key, a link
 * or the browser's search leads into what is hidden, it opens.
 */
export function collapse(
  box: HTMLElement,
  { locale: { t }, nextID }: Pick<Ui, 'locale' | 'nextID'>,
  { height = 100, overshoot = 50 }: Options = {},
): boolean {
  if (box.scrollHeight <= height + overshoot) return false;
  const button = box.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'inl-button inl-button--text inl-collapse__button';
  box.id ||= nextID();
  button.setAttribute('aria-controls', box.id);
  box.style.setProperty('--inl-collapse-height', `${height}px`);
  const set = (isOpen: boolean) => {
    box.classList.toggle('inl-collapse', !isOpen);
    if (!isOpen) box.scrollTop = 0;
    button.setAttribute('aria-expanded', String(isOpen));
    button.textContent = t(isOpen ? 'Show less' : 'Show more');
  };
  set(false);
  button.addEventListener('click', () => set(box.classList.contains('inl-collapse')));
  box.addEventListener('focusin', () => set(true));
  // It has no scrollbar: the browser has gone to something in it.
  box.addEventListener('scroll', () => box.scrollTop > 0 && set(true));
  box.after(button);
  return true;
}
