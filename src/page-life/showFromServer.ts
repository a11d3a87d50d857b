import { attributes, hostNames } from '../contract/attributes';
import type { PageConfig } from '../contract/pageConfig';
import type { Service } from '../contract/widgetFacts';
import { isEmpty } from '../page/isEmpty';
import { isForeign } from '../page/isForeign';
import { layoutHere } from './layoutHere';

/**
 * What the server wants shown in the page: an error that came instead of it, the layout that it is, and messages. Where it leaves
 * the page to the script, its address says which layout that is.
 */
export function showFromServer(
  document: Document,
  { error, messages, preload, meta }: Pick<PageConfig, 'error' | 'messages' | 'preload' | 'meta'>,
  widgetFor: (service: Service) => string | undefined,
): void {
  const { location } = document.defaultView!;
  const layout = preload.find(isLayout);
  if (error) showInApp(document, error, widgetFor('errors'));
  else if (layout) showLayout(document, layout.query, widgetFor('layouts'));
  else showRoute(document, layoutHere(location, meta), widgetFor('layouts'));
  showMessages(document, messages, widgetFor('messages'));
}

const isLayout = ({ path }: PageConfig['preload'][number]) => path === 'layouts/lookup-hydrate';

/** A deployed page that brings its layout has no tag for it, only the element of its page component. */
function showLayout(document: Document, query: Record<string, unknown>, widget: string | undefined): void {
  const tags = `[${attributes.widget}="${widget}" i],#${hostNames.app} [${attributes.widget}]`;
  if (!document.querySelector(tags)) showInApp(document, query, widget, true);
}

/** A page component's element in which nothing stands waits for the script. */
function showRoute(document: Document, props: object | null, widget: string | undefined): void {
  const app = document.getElementById(hostNames.app);
  if (app && props && isEmpty(app)) showInApp(document, props, widget);
}

/** What stands for a page goes to the page component's element, unless a member wrote that. */
function showInApp(
  document: Document,
  props: object,
  widget: string | undefined,
  keepsContent = false,
): void {
  const app = document.querySelector(`div#${hostNames.app},main#${hostNames.app}`);
  if (!app || !widget || isForeign(app)) return;
  const slot = document.createElement('div');
  slot.setAttribute(attributes.widget, widget);
  slot.setAttribute(attributes.props, JSON.stringify(props));
  slot.setAttribute(attributes.when, 'now');
  if (keepsContent) slot.append(...app.childNodes);
  app.replaceChildren(slot);
}

/** Messages that came in a page's config stand in front of its content, in their order. */
function showMessages(document: Document, messages: readonly unknown[], widget: string | undefined): void {
  const main = [...document.querySelectorAll('main,[role=main],#content')].find((each) => !isForeign(each));
  if (!main || !widget) return;
  const tags = messages.slice(0, 10).map((message) => {
    const tag = document.createElement('div');
    tag.setAttribute(attributes.widget, widget);
    tag.setAttribute(attributes.props, JSON.stringify(message));
    tag.setAttribute(attributes.when, 'now');
    return tag;
  });
  main.prepend(...tags);
}
