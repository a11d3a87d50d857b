import { hostNames } from '../contract/attributes';
import type { Locale } from '../locale/createLocale';

/** Keeps the rail of a thread at what is read: the number and the date of the comment a third down the window. */
export function followRail(window: Window, rail: Element, locale: Pick<Locale, 'number'>): void {
  const { document } = window;
  const [number, date] = [rail.querySelector('p b'), rail.querySelector('p time')];
  if (!number || !date) return;
  let due = false;
  const show = () => {
    due = false;
    if (rail.getClientRects().length === 0) return;
    // Replies that were fetched later have no number of their own.
    const items = [...document.querySelectorAll<HTMLLIElement>(`#${hostNames.thread} li[value]`)];
    const line = window.innerHeight / 3;
    const here = items.findLast((item) => item.getBoundingClientRect().top <= line) ?? items[0];
    if (!here) return;
    const words = locale.number(here.value);
    if (number.textContent === words) return;
    number.textContent = words;
    const time = here.querySelector('time');
    date.textContent = time?.textContent ?? '';
    date.setAttribute('datetime', time?.dateTime ?? '');
  };
  const onScroll = () => {
    if (due) return;
    due = true;
    window.requestAnimationFrame(show);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  show();
}
