import type { EntryFacts } from './createEntry';

interface Deps {
  document: Document;
  facts: EntryFacts;
  href: string;
  onTab(): void;
  onAgain(): void;
}

/** Says that the browser hides the reader's session from this frame, and what can be done. Once, however often it is asked. */
export function showNotice({ document, facts, href, onTab, onAgain }: Deps): void {
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, classes = '') => {
    const made = document.createElement(name);
    made.textContent = text;
    made.className = classes;
    return made;
  };
  document.querySelector('.inl-embed-notice')?.remove();
  const box = make('div', '', 'inl-embed-notice');
  box.setAttribute('role', 'alert');
  const tab = make('a', facts.tab ?? 'Sign in in a new tab', 'inl-button inl-button--primary');
  tab.href = href;
  tab.target = '_blank';
  tab.rel = 'noopener';
  tab.addEventListener('click', onTab);
  const again = make('button', facts.again ?? 'I have signed in', 'inl-button');
  again.type = 'button';
  again.addEventListener('click', onAgain);
  const words = facts.blocked ?? 'Your browser does not show this page that you are signed in.';
  box.append(make('p', words), tab, ' ', again);
  document.body.prepend(box);
  tab.focus({ preventScroll: true });
}
