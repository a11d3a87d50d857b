import { defineWidget } from '../../src/index';
import { composeSlice } from '../../src/resources/compose';
import { CreateComment } from './CreateComment';
import { readProps } from './props';

/** What stands around the link may say it in place of the link. */
const flagOf = (text: string | undefined) => (text === undefined ? undefined : text === 'true');

/** The address that such a link has without script names its comment. */
const commentIn = (link: HTMLElement) =>
  /(?:reply=|quote=|editcomment\/)(\d+)/.exec(link.getAttribute('href') ?? '')?.[1];

export const widget = defineWidget({
  props: readProps,
  slices: [composeSlice],
  keys: ({ discussionID }) => [`compose/${discussionID}`],
  fromLink: (link) => ({
    discussionID: link.dataset.discussionid,
    categoryID: link.dataset.categoryid,
    closed: flagOf(link.dataset.closed),
    isLast: flagOf(link.dataset.islast),
    action: link.dataset.action,
    commentID: link.dataset.commentid ?? commentIn(link),
  }),
  view: CreateComment,
});
