import { escapeHtml } from '../../posts/escapeHtml';
import { labelTables } from '../../posts/labelTables';
import type { Comment, Discussion } from '../../wire';
import { layoutSpecimens } from './layoutSpecimens';

export interface Specimen {
  id: string;
  name: string;
  props: Record<string, unknown>;
  /** Name of a state → the markup that shows it, made from the props. */
  states: Record<string, (props: Record<string, unknown>) => string>;
}

const server = '<p>What the server has rendered here.</p>';
const attribute = (props: unknown) => escapeHtml(JSON.stringify(props));

/** A widget: woken at once, left asleep, and with props that it must refuse. */
const widget = (
  name: string,
  props: Record<string, unknown>,
  { sleeps = true, refuses = true } = {},
): Specimen => {
  const tag = (when: string, given: unknown) =>
    `<div data-react="${name}" data-inlay-when="${when}" data-props="${attribute(given)}">${server}</div>`;
  return {
    id: name.toLowerCase(),
    name,
    props,
    states: {
      awake: (given) => tag('now', given),
      ...(sleeps && { asleep: (given: unknown) => tag('interaction', given) }),
      ...(refuses && { 'refused props': () => tag('now', ['no object']) }),
    },
  };
};

const picture = {
  backgroundImage: '/static/banner-home-1280.webp',
  backgroundUrlSrcSet: {
    640: '/static/banner-home-640.webp',
    1280: '/static/banner-home-1280.webp',
    1920: '/static/banner-home-1920.webp',
  },
};
const marked = 'Planing <em>figured</em> maple, and what else the grain does not want.';

const heading = 'Welcome to the workshop';

const news = ['The workshop is closed on Monday', 'The lathe gets new bearings.'] as const;

/** One of each type; a title without a description is the text. */
const messages = ['error', 'warning', 'neutral', 'info'].map((type) => {
  const [title, description] = type === 'neutral' ? news.slice(0, 1) : news;
  const actionButton = { url: '/discussions', ['label']: 'What else is new', target: '_blank' };
  const specimen = widget('MessageBanner', { type, title, description, actionButton });
  return { ...specimen, id: `messagebanner-${type}`, name: `MessageBanner, ${type}` };
});

/** By the names of tags and of a layout's widgets, with all that may stand in one. */
const banners = [
  widget('community-banner', {
    title: heading,
    description: marked,
    ...picture,
    logoImage: '/static/banner-bicycles.svg',
    iconImage: '/static/banner-baking.svg',
    contentImage: '/static/banner-kitchen-garden.svg',
  }),
  widget('community-content-banner', { ...picture, logoImage: '/static/banner-bicycles.svg' }),
  widget('BannerWidget', {
    ...{ ['title']: 'Dark text on a light veil', alignment: 'left', textColor: '#1d232d' },
    background: { image: '/static/banner-woodworking.svg', useOverlay: true },
    initialParams: { domain: 'discussions', categoryIDs: [7], includeChildCategories: true },
  }),
  widget('Banner', { description: 'Without a title and without a picture.', searchPlacement: 'bottom' }),
];

const inPost = (html: string) => () => `<div class="userContent">${html}</div>`;
const quoted = Array.from(
  { length: 8 },
  (_, line) => `<p>Line ${line + 1} of what somebody else has written.</p>`,
);

/** What stands in a post and opens, closes or changes with the width of the page. */
const postContent: Specimen = {
  id: 'postcontent',
  name: 'PostContent',
  props: {},
  states: {
    spoiler: inPost('<details class="spoiler"><summary>Spoiler</summary><p>The gardener.</p></details>'),
    toggle: inPost(
      '<details data-toggleid="gallery"><summary>How it is done</summary><p>Slowly.</p></details>',
    ),
    'long quote': inPost(`<blockquote class="post-quote">${quoted.join('')}</blockquote>`),
    table: inPost(
      labelTables(
        '<table><thead><tr><th>Wood</th><th>Planes</th></tr></thead><tbody><tr><td>Oak</td><td>well</td></tr><tr><td>Box</td><td>slowly</td></tr></tbody></table>',
      ),
    ),
  },
};

/** A button of a thread, whose widget works once and shows nothing of its own. */
const moreReplies: Specimen = {
  id: 'morereplies',
  name: 'MoreReplies',
  props: { commentID: 999_999_999, count: 3 },
  states: {
    waiting: ({ commentID, count }) =>
      `<form class="forum-more" accept-charset="utf-8" method="get" action="/discussions"><button class="js-moreReplies" type="submit" data-commentid="${escapeHtml(String(commentID))}" data-count="${escapeHtml(String(count))}">${escapeHtml(String(count))} more replies</button></form>`,
  },
};

/** An add-on's page: where none claims the address of the gallery's page, and where one does. */
const routePage = (isClaimed: boolean): Specimen => {
  const { states, ...rest } = widget('RoutePage', {}, { sleeps: false, refuses: false });
  return { ...rest, states: { [isClaimed ? 'claimed' : 'claimed by no add-on']: states.awake! } };
};

/** A type of fragment: replaced by the theme's or by one that shows its props, the built-in part, and one that fails. */
const fragment = (type: string, impls: Record<string, object>, props: Record<string, unknown>): Specimen => {
  const place = (given: unknown, impl: unknown) =>
    `<div data-inlay-fragment="${type}" data-props="${attribute({ ...(given as object), $fragmentImpls: { [type]: impl } })}">${server}</div>`;
  const own = impls[type] ?? impls.CustomFragment ?? 'system';
  return {
    id: type.toLowerCase(),
    name: type,
    props,
    states: {
      replaced: (given) => place(given, own),
      'built in': (given) => place(given, 'system'),
      failed: (given) => place(given, { fragmentUUID: 'gallery-missing' }),
    },
  };
};

/** An ID that no record has, so that trying it out changes nothing and shows a refusal. */
const poll = () => ({
  pollID: 999_999_999,
  name: 'What do you finish a table top with?',
  closed: false,
  countVotes: 21,
  options: [
    { pollOptionID: 1, body: 'Oil', countVotes: 13 },
    { pollOptionID: 2, body: 'Shellac', countVotes: 0 },
    { pollOptionID: 3, body: 'Nothing but wax', countVotes: 8 },
  ],
  votedOptionID: 3,
  mayVote: true,
  mayClose: true,
});

/** One of each kind of fact, of an integration that this forum does not have. */
const attachment = (userID: number) => ({
  attachmentID: 999_999_999,
  attachmentType: 'ticket',
  sourceID: 'T-204',
  sourceUrl: '/discussions',
  status: 'Waiting for parts',
  dateInserted: '2026-10-05T09:00:00+00:00',
  insertUser: { userID: 3, name: 'member' },
  metadata: [
    { labelCode: 'Title', value: 'The band saw stops at 40 °C' },
    { labelCode: 'Description', value: 'It starts again <b>once it is cold</b>.', format: 'html' },
    { labelCode: 'Last changed', value: '2026-10-06T12:00:00+00:00', format: 'date-time' },
    { labelCode: 'Changed by', value: '', format: 'user', userFragment: { userID, name: 'moderator' } },
  ],
});

interface Facts {
  impls: Record<string, object>;
  userID: number;
  discussion: Discussion;
  comment: Comment | null;
  /** Keys of those that are switched on. */
  addons: readonly string[];
  /** The page's address is one that an add-on may claim. */
  isSection: boolean;
}

/** Every widget and every type of fragment, with props of records that this forum has. */
export function gallerySpecimens({
  impls,
  userID,
  discussion,
  comment,
  addons,
  isSection,
}: Facts): Specimen[] {
  const { discussionID, categoryID, name, url, body } = discussion;
  const reactions = { recordType: 'discussion', recordID: discussionID, categoryID };
  const values = {
    name: '',
    body: '',
    format: 'rich2',
    categoryID: String(categoryID),
    tags: '',
    pinLocation: '',
  };
  const button = { title: 'Sign In', url: '/entry/signin', type: 'primary' };
  const user = { userID: 3, name: 'member', photoUrl: null };
  return [
    postContent,
    widget('TitleBar', { positioning: 'StaticSolid' }),
    widget('ReactionBar', reactions),
    widget('UserCard', { userID: 3 }),
    widget('CategoryFollowDropDown', {
      userID: Math.max(userID, 1),
      recordID: categoryID,
      name: 'A category',
      isFollowed: false,
    }),
    // Landmarks of its own, which would be there twice.
    widget('NotificationPreferences', { userID: Math.max(userID, 1) }, { sleeps: false }),
    widget('AccountSettings', { userID, choice: '-1' }),
    widget('CreateComment', { discussionID, categoryID }),
    widget('CreatePost', { parentID: categoryID, values, categories: [], leave: '/discussions' }),
    moreReplies,
    widget('PostMeta', {
      recordType: 'discussion',
      recordID: discussionID,
      userID: discussion.insertUserID,
      side: 'author',
    }),
    widget('Layout', { layoutViewType: 'gallery' }),
    ...layoutSpecimens(widget, { discussion, userID }),
    // A page of the forum itself, which is refused: its policy lets no other one in.
    widget('IframeEmbed', { url: '/discussions', title: 'A page of this site' }),
    widget('PostMenu', {
      recordType: 'discussion',
      recordID: discussionID,
      userID: discussion.insertUserID,
      url,
      label: name,
      discussion: { discussionID, categoryID, name },
    }),
    widget('LegacyThreadAttachmentsAsset', {
      recordType: 'discussion',
      recordID: discussionID,
      attachments: [{ ...attachment(2), recordType: 'discussion', recordID: String(discussionID) }],
    }),
    ...(addons.includes('polls') ? [widget('Poll', { poll: poll() })] : []),
    ...(addons.includes('qna') && comment
      ? [
          widget('QnA', {
            part: 'buttons',
            discussionID,
            commentID: comment.commentID,
            status: 'accepted',
          }),
        ]
      : []),
    ...banners,
    // Empty where no add-on has something for a banner.
    widget('BannerSlot', { side: 'afterSearch' }, { sleeps: false }),
    ...messages,
    widget('SearchPage', {
      domains: [
        { value: 'all_content', label: 'Everything' },
        { value: 'members', label: 'Members' },
      ],
      types: [{ value: 'comment', label: 'Comment' }],
    }),
    routePage(isSection),
    widget('PageError', { status: 404, message: 'Not found.' }, { refuses: false }),
    widget('DraftsToast', {}, { refuses: false }),
    widget('DraftList', { list: 'drafts' }),
    widget('MessageForm', { conversationID: 999_999_999 }),
    widget('BulkActionsToast', {}, { refuses: false }),
    fragment('TitleBarFragment', impls, {
      positioning: 'StaticSolid',
      logo: { url: '/', imageUrl: null, imageUrlMobile: null, name: 'Forum' },
      navigation: { items: [{ id: 'posts', name: 'Posts', url: '/discussions', children: [] }] },
    }),
    fragment('BannerFragment', impls, { title: name, description: 'A banner.' }),
    fragment('CallToActionFragment', impls, {
      title: 'Welcome',
      description: 'Read as much as you like.',
      button,
    }),
    fragment('SearchFragment', impls, { title: 'Search', scope: 'site' }),
    fragment('SiteTotalsFragment', impls, {
      totals: [{ recordType: 'discussion', label: 'Posts', count: 1234 }],
    }),
    fragment('OriginalPostFragment', impls, { discussion: { discussionID, name, url, body }, title: name }),
    fragment('CommentItemFragment', impls, { comment: comment ?? {}, position: 1 }),
    fragment('ReactionBarFragment', impls, { ...reactions, reactions: [], score: 1 }),
    fragment('UserCardFragment', impls, {
      user,
      reduced: false,
      marker: null,
      messageUrl: null,
      profileUrl: '/profile/3',
    }),
    fragment('CustomFragment', impls, { word: 'Anything', number: 5 }),
  ];
}
