import { attributes, hostNames } from '../contract/attributes';
import type { Loader } from '../contract/loader';
import { listen } from '../page/listen';

interface Deps {
  loader: Loader;
  /** Elements that open a widget, as a selector; empty for none. */
  links: string;
  /** The page is left alone as a whole. */
  isLeft(): boolean;
  /** Fetches the work of an idle page. */
  fetchRest(): Promise<{ atIdle(loader: Loader): unknown }>;
}

/**
 * Returns the function that fetches and starts the work of an idle page, once. It is called for pages without tags, too,
 * when they have a link that opens a widget, or a place of a fragment or page component.
 */
export function createRest({ loader, links, isLeft, fetchRest }: Deps): () => void {
  const { idle, startPage } = loader;
  let isWanted = false;
  const attempt = (pause: number): unknown =>
    // A slow phone is painted most of a second before it is idle; a hidden tab may be idle and never painted.
    new Promise((resolve) => {
      void idle().then(resolve);
      requestAnimationFrame(() => setTimeout(resolve));
    })
      .then(fetchRest)
      .then(
        ({ atIdle }) => isLeft() || atIdle(loader),
        // Ever more rarely: the files may be gone for good.
        () => isLeft() || setTimeout(attempt, pause, pause * 2),
      )
      // The page itself may have broken it: the runtime knows.
      .catch((error: unknown) => {
        const tell = () => isLeft() || reportError(error);
        startPage().then(tell, tell);
      });
  const bring = () => {
    if (isWanted) return;
    isWanted = true;
    attempt(4000);
  };
  const others = `:is(div,main)#${hostNames.app},[${attributes.fragment}]${links && `,${links}`}`;
  const lookForOthers = () => {
    if (Document.prototype.querySelector.call(document, others)) bring();
  };
  void idle().then(lookForOthers);
  listen('load', lookForOthers);
  return bring;
}
