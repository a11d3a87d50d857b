import { attributes, hostNames } from '../contract/attributes';
import type { Loader } from '../contract/loader';

/**
 * Tags in user content are never mounted, since members can write them. A few widgets show harmless HTML alone, and
 * servers print them as all of a post's content: those get a tag of their own beside it.
 */
export function showAlone(window: Window, { tags, registry }: Pick<Loader, 'tags' | 'registry'>): void {
  const { document } = window;
  const look = () => {
    for (const { element, name, reason } of tags.values()) {
      const content = element.parentElement;
      if (reason !== 'user content' || !registry.get(name)?.facts.aloneInContent) continue;
      if (
        !content?.matches('.userContent,.Message') ||
        content.parentElement?.closest('.userContent,.Message')
      )
        continue;
      if (content.textContent.trim() !== element.textContent.trim() || content.childElementCount > 1)
        continue;
      const tag = document.createElement('div');
      tag.setAttribute(attributes.widget, name);
      tag.setAttribute(attributes.props, element.getAttribute(attributes.props) ?? '{}');
      content.before(tag);
      element.remove();
    }
  };
  look();
  // The loader looks through what came in its next frame.
  window.addEventListener(hostNames.contentAdded, () => window.setTimeout(look, 100));
}
