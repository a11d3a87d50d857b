import { attributes, hostNames } from '../contract/attributes';
import type { PageConfig } from '../contract/pageConfig';
import type { Service } from '../contract/widgetFacts';
import { isForeign } from '../page/isForeign';

/** What the server wants shown in the page: an error that came instead of it, and messages. */
export function showFromServer(
  document: Document,
  { error, messages }: Pick<PageConfig, 'error' | 'messages'>,
  widgetFor: (service: Service) => string | undefined,
): void {
  if (error) showServerError(document, error, widgetFor('errors'));
  showMessages(document, messages, widgetFor('messages'));
}

/** An error that came instead of a page goes to the page component's element, unless a member wrote that. */
function showServerError(
  document: Document,
  error: NonNullable<PageConfig['error']>,
  widget: string | undefined,
): void {
  const app = document.querySelector(`div#${hostNames.app},main#${hostNames.app}`);
  if (!app || !widget || isForeign(app)) return;
  const slot = document.createElement('div');
  slot.setAttribute(attributes.widget, widget);
  slot.setAttribute(attributes.props, JSON.stringify(error));
  slot.setAttribute(attributes.when, 'now');
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
