import { attributes, hostNames } from '../contract/attributes';
import type { PageConfig } from '../contract/pageConfig';
import { isForeign } from '../page/isForeign';

/** An error that came instead of a page goes to the page component's element, unless a member wrote that. */
export function showServerError(
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
export function showMessages(
  document: Document,
  messages: readonly unknown[],
  widget: string | undefined,
): void {
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
