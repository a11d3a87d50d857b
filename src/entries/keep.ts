import { attributes } from '../contract/attributes';
import { patience } from '../page/captureIntents';

/*
 * Keeps presses from a page's first frame on, and does them again once the loader has run, which takes them over. Where that
 * fails or takes too long, they do what the server's HTML means by them; Enter in a form presses its button. Pages have this
 * inline, before anything else: it is written to be short, at most 400 bytes.
 */

/** Controls that a widget may take over, and links and buttons that may open one. */
const selector = `:is(a,summary,button):is([class*=js-],[${attributes.part}])`;
let kept: HTMLElement[] | null = [];

const end = () => {
  const all = kept;
  kept = null;
  all?.map((control) => {
    control.ariaBusy = null;
    control.click();
  });
};

const hear = (event: Event) => {
  // Added up, keys that are not held are 0, and those of events that are no presses no number.
  const keys = event as unknown as Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', number>;
  const target = event.target as HTMLScriptElement;
  const control = target.closest?.<HTMLElement>(selector);
  // The loader has come, or will not.
  if (/\/loader/.test(target.src)) end();
  else if (kept && control && keys.ctrlKey + keys.metaKey + keys.shiftKey + keys.altKey < 1) {
    event.preventDefault();
    event.stopPropagation();
    // As text it would be longer.
    control.ariaBusy = true as unknown as string;
    kept.push(control);
    setTimeout(end, patience);
  }
};

['click', 'load', 'error'].map((type) => document.addEventListener(type, hear, true));
