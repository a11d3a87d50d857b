import { attributes } from '../contract/attributes';
import { findOwn } from '../contract/findOwn';
import { ignores } from '../ui/thread/ignores';
import { slotIn } from '../ui/thread/slotIn';
import type { Ui } from '../ui/UiContext';
import { printedLink } from './printedLink';

interface Post {
  body?: unknown;
  insertUser?: { userID?: unknown };
}

interface Options {
  ui: Pick<Ui, 'widgetFor' | 'window'> & { meta: Pick<Ui['meta'], 'raw'> };
  host: HTMLElement;
  /** As the server printed them. */
  props: Record<string, unknown>;
  onChange(props: Record<string, unknown>): void;
}

/**
 * What the page knows of a post beside what its server printed: how one answers it, whether it is being edited, and what it
 * says since. Answers the props of now, and tells later ones until `stop`.
 */
export function watchPost({ ui, host, props, onChange }: Options) {
  const { document, MutationObserver } = ui.window;
  const text = slotIn(host, 'body');
  const name = 'comment' in props ? 'comment' : 'discussion';
  let body: string | null = null;
  const composer = () =>
    findOwn(document, `[${attributes.widget}="${ui.widgetFor('compose')}" i] [${attributes.part}="body"]`);
  const link = printedLink(host, 'reply');
  const reply =
    name === 'comment'
      ? link && (() => printedLink(host, 'reply')?.click())
      : composer() && (() => composer()?.focus());
  const isHidden = ignores(ui.meta, Number((props[name] as Post | null)?.insertUser?.userID));
  const now = () => ({
    ...(isHidden && { isHidden }),
    ...props,
    ...(reply && { onReply: reply }),
    ...(link && { replyLabel: link.firstChild?.textContent?.trim() }),
    ...(text && { isEditing: text.hidden }),
    ...(body !== null && { [name]: { ...(props[name] as Post), body } }),
  });
  const observer = new MutationObserver((records) => {
    if (records.some(({ type }) => type === 'childList')) body = text!.innerHTML;
    onChange(now());
  });
  if (text) observer.observe(text, { childList: true, attributes: true, attributeFilter: ['hidden'] });
  return { props: now(), stop: () => observer.disconnect() };
}
