import * as v from 'valibot';
import { attributes, hostNames } from '../../src/index';
import type { Comment } from '../../src/resources/comments';
import type { Suggestion } from '../../src/resources/suggestions';
import { postSelector } from '../../src/ui/thread/branchesAround';
import type { AnswerStatus } from '../../src/resources/answers';
import { countAnswers } from '../../src/ui/thread/countAnswers';
import { countComments } from '../../src/ui/thread/countComments';
import { fillComment, tellPlace } from '../../src/ui/thread/fillComment';
import { readThread, showsEnd } from '../../src/ui/thread/readThread';
import { slotIn } from '../../src/ui/thread/slotIn';
import { takeFromThread } from '../../src/ui/thread/takeFromThread';
import { threadAddress } from '../../src/ui/thread/threadAddress';
import type { Ui } from '../../src/ui/UiContext';
import { maybe } from '../../src/ui/home/homeProps';

const placeSchema = v.object({
  ...{ categoryID: maybe(v.number()), insertUserID: maybe(v.number()) },
  closed: v.fallback(v.optional(v.boolean(), false), false),
  permissionsOverrides: maybe(v.record(v.string(), v.boolean())),
});

const answersOf = (suggestions: readonly Suggestion[]) =>
  suggestions.flatMap(({ commentID }) => commentID ?? []);

/**
 * The page's thread gets answers that suggestions have become, and loses those that were taken back. Where it does not show
 * the place of a new one, or has no markup to give, the browser goes to the answer's own page.
 */
export async function followAnswers(
  before: readonly Suggestion[],
  after: readonly Suggestion[],
  ui: Ui,
  read: (commentID: number) => Promise<Comment | null>,
  /** What the page knows has become of an answer since. */
  known: (commentID: number) => AnswerStatus | undefined,
): Promise<void> {
  const { window, locale } = ui;
  const [old, now] = [answersOf(before), answersOf(after)];
  for (const { commentID, answerStatus } of before) {
    if (commentID === undefined || now.includes(commentID)) continue;
    takeBack(commentID, ui);
    countAnswers(window.document, known(commentID) ?? answerStatus, -1, locale);
  }
  for (const commentID of now.filter((each) => !old.includes(each))) {
    const isShown = await add(commentID, ui, read).catch(() => false);
    if (isShown) {
      countAnswers(window.document, 'accepted', 1, locale);
      continue;
    }
    ui.leaveFor(`${ui.section}/discussion/comment/${commentID}#Comment_${commentID}`);
    return;
  }
}

/** A server keeps a sign of it for the sake of its replies. */
function takeBack(commentID: number, ui: Ui): void {
  const item = ui.window.document.getElementById(`Comment_${commentID}`)?.closest('li');
  const hasReplies = item && (item.querySelectorAll(postSelector).length > 1 || slotIn(item, 'more'));
  takeFromThread(ui, commentID, hasReplies ? 'tombstone' : 'nothing');
}

/** At the end of the thread. Answers false where it does not show that. */
async function add(
  commentID: number,
  ui: Ui,
  read: (commentID: number) => Promise<Comment | null>,
): Promise<boolean> {
  const { document, location } = ui.window;
  const thread = document.getElementById(hostNames.thread);
  const template = document.getElementById(hostNames.otherComment);
  const isThere = () => document.getElementById(`Comment_${commentID}`) !== null;
  if (!thread || !(template instanceof HTMLTemplateElement) || !showsEnd(document)) return false;
  if (threadAddress.tab(location.search) === 'rejected') return false;
  const comment = await read(commentID);
  const filled =
    comment && (await fillComment(template, comment, v.parse(placeSchema, readThread(document)), ui));
  if (!filled) return false;
  if (isThere()) return true;
  showAnswer(filled.item, commentID);
  tellPlace(filled.item, { level: 1, answers: null }, ui.locale);
  thread.append(filled.item);
  countComments(document, 1, ui.locale);
  return true;
}

/** The empty comment keeps apart what only an answer has: its mark, and the buttons of those who judge it. */
function showAnswer(item: Element, commentID: number): void {
  const { ownerDocument: document } = item;
  for (const kept of item.querySelectorAll<HTMLTemplateElement>(`template[${attributes.slot}="answer"]`)) {
    const part = document.importNode(kept.content, true);
    for (const tag of part.querySelectorAll(`[${attributes.props}]`)) {
      const props = JSON.parse(tag.getAttribute(attributes.props)!) as object;
      tag.setAttribute(attributes.props, JSON.stringify({ ...props, commentID }));
    }
    for (const button of part.querySelectorAll<HTMLButtonElement>('[formaction]'))
      button.setAttribute(
        'formaction',
        button.getAttribute('formaction')!.replace(/\/0(?=\/|$)/, `/${commentID}`),
      );
    kept.replaceWith(part);
  }
}
