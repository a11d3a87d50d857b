import { attributes } from '../contract/attributes';
import type { DiscussionRecord } from '../resources/discussions/discussion';
import { fieldsOf } from '../resources/moderation/shownRecords';

const mostUserTags = 3;

const ofQuestions = ['question', 'answered', 'accepted'];

/** Which tags a discussion has; what is not named is not known. A redirect is never closed for its reader. */
function wantedTags(
  { pinned, closed, type, statusID, resolved }: DiscussionRecord,
  list: HTMLElement,
): Record<string, boolean> {
  // The call that changes its status may not name its type, which the printed tag tells.
  const isPrinted = ofQuestions.some((name) => fieldsOf(list, name).length > 0);
  const isQuestion = type === undefined ? isPrinted : type === 'question';
  return {
    ...(pinned !== undefined && { announcement: pinned }),
    ...(closed !== undefined && { closed: closed && type !== 'redirect' }),
    ...((type !== undefined || isPrinted) &&
      statusID !== undefined && {
        question: isQuestion && (statusID === 1 || statusID === 4),
        answered: isQuestion && statusID === 2,
        accepted: isQuestion && statusID === 3,
      }),
    ...(resolved !== undefined && { resolved, unresolved: !resolved }),
  };
}

/**
 * Brings a list of tags up to date. `patterns` holds one item for each tag that a list may have, in the order of all lists;
 * what it lacks can be hidden and shown where the server has printed it, and never comes anew.
 */
export function showTags(list: HTMLElement, record: DiscussionRecord, patterns: DocumentFragment): void {
  const own = list.getAttribute(attributes.field)!;
  const items = [...patterns.querySelectorAll<HTMLElement>(`[${attributes.field}="${own}"] > *`)];
  const names = items.map((item) => item.getAttribute(attributes.field)!);
  const wanted = wantedTags(record, list);
  const place = (item: HTMLElement, order: number) => {
    const later = new Set(names.slice(order + 1));
    const next = [...list.children].find((child) => later.has(child.getAttribute(attributes.field) ?? ''));
    list.insertBefore(item, next ?? null);
  };
  items.forEach((pattern, order) => {
    const name = names[order]!;
    if (name === 'userTag') {
      if (!record.tags) return;
      for (const old of fieldsOf(list, name)) old.remove();
      const tags = record.tags.filter(({ type }) => type === undefined || type === 'User');
      for (const tag of tags.slice(0, mostUserTags)) place(userTag(pattern, tag), order);
      return;
    }
    const is = wanted[name];
    if (is === undefined) return;
    const there = fieldsOf(list, name);
    for (const item of there) item.hidden = !is;
    if (is && there.length === 0) place(copyOf(pattern), order);
  });
  list.hidden = [...list.children].every((item) => (item as HTMLElement).hidden);
}

const copyOf = (pattern: HTMLElement) => pattern.cloneNode(true) as HTMLElement;

/** Its link stands in the pattern, with `{tagID}` or `{name}` in it. */
function userTag(pattern: HTMLElement, { tagID, name }: { tagID: number; name: string }): HTMLElement {
  const item = copyOf(pattern);
  const link = item.querySelector('a');
  if (link) {
    const href = decodeURI(link.getAttribute('href') ?? '');
    link.setAttribute(
      'href',
      href.replace('{tagID}', String(tagID)).replace('{name}', () => encodeURIComponent(name)),
    );
  }
  (item.querySelector('bdi') ?? link ?? item).textContent = name;
  return item;
}
