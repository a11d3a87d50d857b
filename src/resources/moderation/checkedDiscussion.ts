import * as v from 'valibot';
import { attributes } from '../../contract/attributes';
import { isRecord, parseForeign } from '../../contract/foreign';

/** A discussion that a moderator has picked: what a row brings, so that a dialog opens without a call. */
export interface CheckedDiscussion {
  discussionID: number;
  name: string;
  categoryID: number;
  closed: boolean;
  /** It is the sign that a move or merge has left, which leads to the discussion. */
  moved?: boolean | undefined;
  /** Where the row tells. */
  countComments?: number | undefined;
}

const schema = v.object({
  discussionID: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  name: v.pipe(v.string(), v.maxLength(500)),
  categoryID: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  closed: v.optional(v.boolean(), false),
  moved: v.optional(v.boolean()),
  countComments: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});

/** The clean record, or null: rows and storage are foreign. */
export function readChecked(foreign: unknown): CheckedDiscussion | null {
  const result = v.safeParse(schema, foreign, { abortEarly: true });
  return result.success ? result.output : null;
}

/** The checkboxes of all rows in the page, in its order. */
export const rowChecks = (root: ParentNode): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>(`input[${attributes.check}="discussion"]`),
];

/** The checkbox that an event came from, or null. */
export const checkOf = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.getAttribute(attributes.check) === 'discussion'
    ? target
    : null;

/** What a checkbox stands for; null when its value and its record do not name the same discussion. */
export function readCheck(check: HTMLInputElement): CheckedDiscussion | null {
  try {
    const foreign = parseForeign(check.getAttribute(attributes.record) ?? '');
    if (!isRecord(foreign)) return null;
    const discussion = readChecked({ discussionID: Number(check.value), ...foreign });
    return discussion && String(discussion.discussionID) === check.value ? discussion : null;
  } catch {
    // No JSON: like a row without a record, it cannot be picked.
    return null;
  }
}

/** A row that is picked again must say what its discussion is by now. */
export function amendCheck(check: HTMLInputElement, change: Partial<CheckedDiscussion>): void {
  const known = readCheck(check);
  if (known) check.setAttribute(attributes.record, JSON.stringify({ ...known, ...change }));
}
