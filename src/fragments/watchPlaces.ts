import { attributes } from '../contract/attributes';
import { isRecord, parseProps } from '../contract/foreign';
import type { FragmentType } from '../contract/fragmentKit';
import { chooseFragment, type FragmentHandle, type FragmentPlace } from '../contract/fragments';
import { findForeign } from '../page/findForeign';
import { isForeign } from '../page/isForeign';
import type { Reporter } from '../report/createReporter';
import type { Ui } from '../ui/UiContext';
import { watchPost } from './watchPost';

interface Deps {
  ui: Pick<Ui, 'fragments' | 'meta' | 'widgetFor' | 'window'>;
  reporter: Reporter;
  attach(place: FragmentPlace): FragmentHandle;
}

const states = { shown: 'mounted', loading: 'loading', failed: 'error' };

/** Elements that can have a shadow root. */
const able = /^(article|aside|blockquote|div|footer|h[1-6]|header|main|nav|p|section|span)$/;

/**
 * Server-rendered places, `<div data-inlay-fragment="CallToActionFragment" data-props="…">`: what the server put in them
 * stays, with everything that runs in there, until the fragment is shown over it. They are attached as they come near the
 * view.
 */
export function watchPlaces({ ui, reporter, attach }: Deps): void {
  const { window } = ui;
  const { document } = window;
  // A form's fields can take the place of its methods.
  const selector = `[${attributes.fragment}]:not(form)`;
  const places = new Map<Element, FragmentHandle | null>();
  // Seen inside user content once, a place stays a member's work wherever the page moves it.
  const foreign = new WeakSet<Element>();

  const begin = (element: HTMLElement) => {
    const type = element.getAttribute(attributes.fragment) as FragmentType;
    try {
      const { $fragmentImpls, ...props } = parseProps(element.getAttribute(attributes.props));
      const impl = chooseFragment(
        type,
        ui.fragments?.impls,
        isRecord($fragmentImpls) ? $fragmentImpls : undefined,
      );
      if (!impl) return;
      // The address says so, which servers do not see.
      if ('isHighlighted' in props) props.isHighlighted = element.querySelector(':target') !== null;
      const post =
        'comment' in props || 'discussion' in props
          ? watchPost({ ui, host: element, props, onChange: (next) => places.get(element)?.update(next) })
          : null;
      const onState: FragmentPlace['onState'] = (state) =>
        element.setAttribute(attributes.state, states[state]);
      const handle = attach({ host: element, type, impl, props: post?.props ?? props, onState });
      places.set(element, {
        update: handle.update,
        detach() {
          post?.stop();
          handle.detach();
        },
      });
    } catch (error) {
      reporter.fail({ widget: type, element, phase: 'props', error });
    }
  };
  const near = new window.IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        begin(target as HTMLElement);
      }
    },
    { rootMargin: '300px' },
  );
  const look = () => {
    for (const [element, handle] of places) {
      if (element.isConnected) continue;
      handle?.detach();
      near.unobserve(element);
      places.delete(element);
    }
    for (const element of document.querySelectorAll(selector)) {
      if (places.has(element)) continue;
      places.set(element, null);
      // Members write in some elements, and their sanitisers keep `data-*`.
      if (isForeign(element)) foreign.add(element);
      if (able.test(element.localName) && !foreign.has(element)) near.observe(element);
    }
  };
  let waiting = false;
  new window.MutationObserver((records) => {
    findForeign(records, selector, (place) => foreign.add(place));
    if (waiting) return;
    waiting = true;
    window.requestAnimationFrame(() => {
      waiting = false;
      look();
    });
  }).observe(document.body, { subtree: true, childList: true });
  look();
}
