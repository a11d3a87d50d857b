import { attributes, hostNames } from '../contract/attributes';

interface Deps {
  /** Resolves when nothing else is going on. */
  idle(): Promise<unknown>;
  /** Elements that open a widget, as a selector; empty for none. */
  links: string;
  /** The page is left alone as a whole. */
  isLeft(): boolean;
  /** Resolves with what starts the rest. */
  fetchRest(): Promise<() => unknown>;
  startPage(): Promise<unknown>;
}

/** Answers what fetches, once, all that can wait until nothing else is going on, on pages that have anything to do with us. */
export function createRest({ idle, links, isLeft, fetchRest, startPage }: Deps): () => void {
  let isWanted = false;
  const attempt = (pause: number): unknown =>
    idle()
      .then(fetchRest)
      .then(
        (start) => isLeft() || start(),
        // What is gone for good is asked for ever more rarely.
        () => isLeft() || setTimeout(attempt, pause, pause * 2),
      )
      // It may be the page that breaks it: the runtime knows.
      .catch((error: unknown) => {
        const tell = () => isLeft() || reportError(error);
        startPage().then(tell, tell);
      });
  const bring = () => {
    if (isWanted) return;
    isWanted = true;
    attempt(4000);
  };
  const others = [`:is(div,main)#${hostNames.app}`, `[${attributes.fragment}]`, links].filter(Boolean).join();
  const lookForOthers = () => {
    if (Document.prototype.querySelector.call(document, others)) bring();
  };
  void idle().then(lookForOthers);
  window.addEventListener('load', lookForOthers);
  return bring;
}
