/**
 * Every name that a host page and the runtime share, in one place: a PHP template and this file must agree, and
 * nothing else has to.
 */
export const attributes = {
  /** Name of the widget, case-insensitive: `<div data-react="ReactionBar">`. */
  widget: 'data-react',
  /** Its props, a JSON object. */
  props: 'data-props',
  /**
   * Around tags and links of widgets: a JSON object with props that all in there share, so that a page says them once. Of
   * several the nearest counts, and what a tag says itself goes first.
   */
  shared: 'data-inlay-shared',
  /** `"true"`: the element's inline `style` (usually `display:none`) goes once the widget is mounted. */
  unhide: 'data-unhide',
  /** When to mount: `now`, `visible`, `idle`, `interaction`, or a name that the host added. */
  when: 'data-inlay-when',
  /**
   * Written by us: `asleep`, `waiting`, `loading`, `mounted`, `skipped`, `error`. On the root of a page, `leaving`: somebody
   * goes who has said that what is nowhere else may go, and the browser must not ask them too.
   */
  state: 'data-inlay-state',
  /** Key of a control that server HTML and React view share, so that focus, text and clicks survive the swap. */
  part: 'data-inlay-part',
  /** On a row's checkbox, whose value is the record's ID: `discussion`. */
  check: 'data-inlay-check',
  /** Beside it: what the page knows of the record, as JSON, so that acting on it needs no call. */
  record: 'data-inlay-record',
  /**
   * A part of the page that shows a record: `discussion/5`, `category/7`; or one of its comments: `comments/discussion/5`.
   * With the record an item of a list goes (`li`, `tr`, or what says itself what it holds); the record's own page stays.
   */
  shows: 'data-inlay-shows',
  /**
   * In there, what a change of the record changes: `name`, `category` (a link), `author`, `authorPhoto`, `bookmarked` (a
   * button), `unread`, `countDiscussions`, `countComments`; `tags` and `userTags` (lists), and in those `announcement`,
   * `moved`, `closed`, `question`, `answered`, `accepted`, `resolved`, `unresolved`, `userTag`. For readers who lose
   * something when their discussion is closed: `whileOpen`, which goes then, or wakes where it is a widget; `whileClosed`.
   */
  field: 'data-inlay-field',
  /** A named place in a host's markup that widgets write into: `body` of a post, `name` of its author. */
  slot: 'data-inlay-slot',
  /** On a host element: nothing below it is ever mounted. */
  noMount: 'data-no-mount',
  /** Theme of a page or a part of it: `light`, `dark`; without it the reader's system decides. */
  theme: 'data-inlay-theme',
  /** On the root of a page in a third-party site's frame. */
  embedded: 'data-inlay-embedded',
  /**
   * On a list of discussions, or a part of one, that draws from some categories only: their IDs, `7 8`. What is moved to
   * another one leaves it; without this, all categories are meant.
   */
  holds: 'data-inlay-holds',
  /** On a list of what has a flag, `bookmarked`: what loses that leaves it. */
  keeps: 'data-inlay-keeps',
  /** On a link: it leads back to where the reader was before, in the forum; its address is for where that is not known. */
  leadsBack: 'data-inlay-back',
  /** A place that a theme's fragment may take over: its type, `CallToActionFragment`; its props are in `data-props`. */
  fragment: 'data-inlay-fragment',
  /** In such a place: what stays in reach below a fragment that does not show it itself, as Reply and the menu of a post. */
  stays: 'data-inlay-stays',
  /** Written by us: a fragment stands in for it. */
  covered: 'data-inlay-covered',
} as const;

/**
 * What can be a tag. A form is none: its fields, which members may name, can take the place of its methods. The page
 * itself is none either.
 */
export const tagSelector = `[${attributes.widget}]:not(html,body,form)`;

/**
 * Around a layout: a context that it stands in, by its component, with what that says in `data-props`. A widget of the layout
 * asks the nearest one of a kind. Apart from the others, because the loader has no need of it.
 */
export const contextAttribute = 'data-inlay-context';

/**
 * On the root or on a script: the folder that `loader.js` is in, for pages that evaluate it and have no tag of its name. Apart
 * from the others, because an element of members may carry it and must not be asked.
 */
export const baseAttribute = 'data-inlay-base';

/**
 * Members write inside the first of these, and their sanitisers keep `data-*`; the others cannot hold a widget. A tag
 * in there is never ours.
 */
export const unmountable =
  '.userContent,.Message,[data-no-mount],[contenteditable]:not([contenteditable=false]),template,textarea,select,button,input,script,style,object,iframe,svg,math';

/** Ids and names in a host page. */
export const hostNames = {
  pageConfig: 'inlay-page',
  app: 'app',
  contentAdded: 'X-DOMContentReady',
  /**
   * The list that a discussion's comments stand in, with their common props; and the `<template>` of an
   * empty one with its slots.
   */
  thread: 'inlay-thread',
  emptyComment: 'inlay-comment',
  /** What stands beside a long thread: `p b` says at which comment the reader is, `p time` of when it is. */
  rail: 'inlay-rail',
  /** The `<template>` of what stands in place of a deleted comment that has replies. */
  goneComment: 'inlay-comment-gone',
  /** The `<template>` of an empty comment of another member, for replies that are fetched. */
  otherComment: 'inlay-comment-other',
  /** The `<template>` of all tags that a discussion may have, in the lists `tags` and `userTags`. */
  tags: 'inlay-tags',
} as const;
