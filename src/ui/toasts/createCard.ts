import type { Ui } from '../UiContext';
import { createElement } from './createElement';
import type { ToastAction, ToastLook } from './toastTypes';

/** The box of one toast. */
export interface Card {
  element: HTMLElement;
  /** What it says, spoken when it changes; a view may fill it instead of `say`. */
  content: HTMLElement;
  say(words: string): void;
  offer(actions: readonly ToastAction[]): void;
  set(look: ToastLook): void;
}

/** With a label the box is a region of its own, whose view brings its own live text. */
export function createCard(
  { window: { document }, locale, icons }: Ui,
  { label, onDismiss }: { label?: string; onDismiss(): void },
): Card {
  const content = createElement(document, 'div', 'inl-toast__content');
  const actions = createElement(document, 'div', 'inl-toast__actions');
  const name = locale.t('Close');
  const close = createElement(document, 'button', 'inl-button inl-button--icon inl-toast__close', {
    type: 'button',
    'aria-label': name,
    title: name,
  });
  close.append(icon(document));
  icons.need('close');
  close.addEventListener('click', onDismiss);
  const named: Record<string, string> = label === undefined ? {} : { role: 'region', 'aria-label': label };
  const element = createElement(document, 'div', 'inl-toast', named, content, actions, close);

  return {
    element,
    content,
    say(words) {
      content.textContent = words;
    },
    offer(offered) {
      actions.replaceChildren(...offered.map((action) => control(document, action)));
    },
    set({ tone = 'status', wide = false, dismissible = false }) {
      element.dataset.tone = tone;
      element.classList.toggle('inl-toast--wide', wide);
      close.hidden = !dismissible;
      if (label !== undefined) return;
      content.setAttribute('role', tone === 'error' ? 'alert' : 'status');
      content.setAttribute('aria-atomic', 'true');
    },
  };
}

function control(document: Document, action: ToastAction): HTMLElement {
  const className = 'inl-button inl-button--text inl-button--compact';
  if ('href' in action) {
    const link = createElement(document, 'a', className, { href: action.href }, action.name);
    action.ref?.(link);
    return link;
  }
  const button = createElement(document, 'button', className, { type: 'button' }, action.name);
  button.addEventListener('click', () => action.press());
  return button;
}

const svgSpace = 'http://www.w3.org/2000/svg';

/** What `Icon` draws, for a box that no React draws. */
function icon(document: Document): SVGElement {
  const svg = document.createElementNS(svgSpace, 'svg');
  const use = document.createElementNS(svgSpace, 'use');
  svg.setAttribute('class', 'inl-icon');
  svg.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', '#inl-icon-close');
  svg.append(use);
  return svg;
}
