import type { FastifyInstance } from 'fastify';
import type { CommentQuery } from '../../forum';
import type { Discussion } from '../../wire';
import { withQuery } from './paths';
import { threadPath } from './threadPath';

const statuses = ['accepted', 'rejected'] as const;
const labels = { all: 'All Replies', accepted: 'Accepted Answers', rejected: 'Rejected Answers' } as const;

/** An address that says nothing but the question shows what was accepted. */
export const bestAnswers = 'best';

interface AnswerTabs {
  /** The answers that are shown; undefined for the whole thread. */
  tab: CommentQuery['qna'];
  inQuery: string | undefined;
  /** Those that hold nothing, too. */
  tabs: { label: string; status: string; count: number | null; href: string; current: boolean }[];
}

/** Tabs above the thread of a question: links, which need no script. */
export async function answerTabs(
  { forum, settings }: FastifyInstance,
  discussion: Discussion,
  asked: string | undefined,
  sort: string | undefined,
): Promise<AnswerTabs> {
  if (discussion.type !== 'question' || !settings.addons.includes('qna'))
    return { tab: undefined, inQuery: undefined, tabs: [] };
  const counts = await forum.comments.countAnswers(discussion.discussionID);
  const wanted = asked === bestAnswers ? 'accepted' : asked;
  const tab = statuses.find((status) => status === wanted && counts[status] > 0);
  const href = (to: string | undefined) =>
    `${withQuery(threadPath(discussion, 1), { sort, tab: to })}#comments`;
  const whole = counts.accepted > 0 ? 'all' : undefined;
  const all = {
    label: labels.all,
    status: 'all',
    count: null,
    href: href('all'),
    current: tab === undefined,
  };
  const own = statuses.map((status) => ({
    ...{ label: labels[status], status, count: counts[status], href: href(status) },
    current: tab === status,
  }));
  return { tab, inQuery: tab ?? whole, tabs: [all, ...own] };
}
