import { settleBeforeSignOut, type SettleDeps } from './settleBeforeSignOut';

/** Milliseconds that signing out waits for drafts at most. */
const patience = 3000;

/**
 * Settles the drafts when somebody signs out by a link or form of the page, and lets them go when that is done: words go to
 * the server first, and then nothing of the user stays on this machine.
 */
export function guardSignOut(window: Window, signOutUrl: string, deps: SettleDeps): () => void {
  const { document } = window;
  const leaving = new WeakSet<Element>();
  // A link of nowhere reads any address as the page does, also one that is none.
  const placeOf = (href: string) => {
    const { origin, pathname } = Object.assign(document.createElement('a'), { href });
    return origin + pathname;
  };
  const isSignOut = (url: string) => signOutUrl !== '' && placeOf(url) === placeOf(signOutUrl);

  async function hold(event: Event, element: Element, go: () => void): Promise<void> {
    // The second time is our own.
    if (leaving.has(element)) return;
    leaving.add(element);
    event.preventDefault();
    event.stopPropagation();
    const late = new Promise((resolve) => setTimeout(resolve, patience));
    await Promise.race([settleBeforeSignOut(deps).catch(() => undefined), late]);
    go();
    leaving.delete(element);
  }

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (
      form.getAttribute('method')?.toLowerCase() !== 'post' ||
      !isSignOut(form.getAttribute('action') ?? '')
    )
      return;
    const { submitter } = event;
    void hold(event, form, () => {
      // The view that it stood in may have gone meanwhile, and only what is in the page can be sent.
      if (!form.isConnected) document.body.append(form);
      form.requestSubmit((submitter as HTMLButtonElement | null)?.form === form ? submitter : undefined);
    });
  };
  const onClick = (event: MouseEvent) => {
    // The address of a link in a drawing is no text, and none that signs out.
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (link && event.button === 0 && isSignOut(link.href)) void hold(event, link, () => link.click());
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('submit', onSubmit, options);
  document.addEventListener('click', onClick, options);
  return () => listening.abort();
}
