import type { Discussion } from '../../wire';
import type { Pager } from './createPager';
import { flatten } from '../../../../src/ui/thread/threadTree';
import type { ThreadComment } from './threadPart';
import { firstUnread, rowPath } from './threadPath';

/** Comments that take more than one screen. */
const many = 8;

export interface Rail {
  /** Where the comments of this page stand among all, from 1. */
  from: number;
  to: number;
  total: number;
  first: string;
  last: string;
  /** Null where nothing is new, or where the order is not that of writing. */
  unread: string | null;
  /** Of the first comment of this page. */
  dateHere: string;
  dateLast: string;
}

/** What stands beside a long thread and says where in it the reader is; null for a short one. */
export function threadRail(
  discussion: Discussion,
  comments: readonly ThreadComment[],
  pager: Pager | null,
  isOldestFirst: boolean,
): Rail | null {
  const here = flatten(comments);
  if (here.length < many && !pager) return null;
  const to = pager?.to ?? here.length;
  return {
    from: pager?.from ?? 1,
    to,
    total: pager?.total ?? to,
    first: pager ? pager.href(1) : '#content',
    last: `${pager && pager.page < pager.pages ? pager.href(pager.pages) : ''}#thread-end`,
    unread: isOldestFirst && firstUnread(discussion) !== null ? rowPath(discussion) : null,
    dateHere: here[0]?.comment.dateInserted ?? discussion.dateInserted,
    dateLast: discussion.dateLastComment ?? discussion.dateInserted,
  };
}
