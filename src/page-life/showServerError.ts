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
