import { readOptions } from './readOptions';

/** The way past an embed for keyboards: a link before its frame, seen while it has focus, and the place behind it. */
export function createSkip(element: HTMLElement) {
  const { ownerDocument: document, dataset } = element;
  const link = document.createElement('a');
  link.className = 'skip';
  link.href = '#';
  const end = document.createElement('span');
  // In a shadow tree Chromium goes on from a place that is no stop of its own by starting at the first one again.
  end.onblur = () => end.removeAttribute('tabindex');
  link.onclick = (event) => {
    // The host's address, which may hold where the reader is in the forum, stays as it is.
    event.preventDefault();
    end.tabIndex = 0;
    end.focus();
  };
  const name = () => {
    link.textContent = dataset.skip ?? `Skip ${readOptions(element).label}`;
  };
  name();
  return { link, end, name };
}
