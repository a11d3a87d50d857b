import { attributes, hostNames } from '../contract/attributes';
import type { DiscussionRecord } from '../resources/discussions/discussion';
import { fieldsOf, holds, isItem, partsOf } from '../resources/moderation/shownRecords';
import { safeUrl, type UrlOptions } from '../safe/safeUrl';
import { showTags } from './showTags';

interface Page {
  document: Document;
  urls(): UrlOptions;
  /** Wakes a widget that still sleeps. */
  wake(element: Element): void;
}

/**
 * Brings what the server has printed of a discussion up to date with its record. What the record does not know stays as it
 * is, and so does what a widget shows, which reads the record itself.
 */
export function showDiscussion({ document, urls, wake }: Page, record: DiscussionRecord): void {
  const { discussionID, categoryID, category, insertUser, name, bookmarked, muted, unread, closed } = record;
  const template = document.getElementById(hostNames.tags);
  for (const part of partsOf(document, `discussion/${discussionID}`)) {
    const printed = (field: string) =>
      fieldsOf(part, field).filter((element) => !element.closest(`[${attributes.widget}]`));
    const write = (field: string, text: string, url?: string) => {
      const href = url === undefined ? null : safeUrl('internal', url, urls());
      for (const element of printed(field)) {
        const words = element.querySelector('bdi') ?? element;
        if (words.textContent !== text) words.textContent = text;
        if (href !== null && element.matches('a')) element.setAttribute('href', href);
      }
    };
    if (record.gone) {
      removeItem(part);
      continue;
    }
    if (name !== undefined) write('name', name);
    if (category) write('category', category.name, category.url);
    if (insertUser) {
      write('author', insertUser.name, insertUser.url);
      const src = insertUser.photoUrl && safeUrl('asset', insertUser.photoUrl, urls());
      if (src) for (const photo of printed('authorPhoto')) photo.setAttribute('src', src);
    }
    if (bookmarked !== undefined) {
      for (const button of printed('bookmarked')) button.setAttribute('aria-pressed', String(bookmarked));
      // The next press of a form without script wants the other.
      for (const input of part.querySelectorAll<HTMLInputElement>('input[name="bookmarked"]'))
        if (!input.closest(`[${attributes.widget}]`)) input.value = bookmarked ? '0' : '1';
    }
    if (muted !== undefined || unread === false)
      for (const badge of printed('unread')) badge.hidden = muted === true || unread === false;
    if (closed !== undefined) showClosed(part, closed, wake);
    if (template instanceof HTMLTemplateElement)
      for (const list of [...printed('tags'), ...printed('userTags')])
        showTags(list, record, template.content);
    // Lists that do not hold its category lose it, unless a sign has been left there.
    const kept = part.closest(`[${attributes.keeps}]`)?.getAttribute(attributes.keeps);
    // A press that the server has not answered yet may still be taken back.
    const isKept = kept == null || record[kept as 'bookmarked'] !== false || record.sending !== undefined;
    if (!isKept) removeItem(part);
    else if (categoryID !== undefined && holds(part, categoryID) === false && !record.leftSign)
      removeItem(part);
  }
}

/** What takes no more posts goes, and comes back; a form that holds text stays in view, for its writer to copy. */
function showClosed(part: HTMLElement, closed: boolean, wake: Page['wake']): void {
  const templates = [...part.querySelectorAll('template')].map(({ content }) => content);
  for (const root of [part, ...templates]) {
    for (const element of fieldsOf(root, 'whileOpen'))
      if (element.hasAttribute(attributes.widget)) wake(element);
      else element.hidden = closed && !holdsText(element);
    for (const note of fieldsOf(root, 'whileClosed')) note.hidden = !closed;
  }
}

const holdsText = (element: HTMLElement): boolean =>
  [...element.querySelectorAll<HTMLElement>('textarea,[contenteditable="true"]')].some((field) =>
    (field instanceof HTMLTextAreaElement ? field.value : field.textContent).trim(),
  );

/** Focus goes on with the item that took its place, and with the page's main part when there is none. */
function removeItem(part: HTMLElement): void {
  if (!isItem(part)) return;
  const { document } = part.ownerDocument.defaultView!;
  const hadFocus = part.contains(document.activeElement);
  const beside = part.nextElementSibling ?? part.previousElementSibling;
  part.remove();
  if (!hadFocus) return;
  const next = beside?.querySelector<HTMLElement>('a[href]') ?? document.querySelector('main');
  next?.focus();
}
