import { page } from './pageOf.mjs';

const permissions = ['discussions.manage', 'discussions.edit', 'discussions.delete', 'discussions.close'];

const row = (id) => {
  const record = JSON.stringify({ name: `Post ${id}`, categoryID: 1, closed: false, type: 'discussion' });
  return `<li class="post"><label><input type="checkbox" value="${id}" autocomplete="off" data-inlay-check="discussion" data-inlay-record='${record}'> Select</label> <a href="/discussion/${id}">Post ${id}</a></li>`;
};

const links = ['Posts', 'Categories', 'Activity', 'Help']
  .map(
    (name) =>
      `<li class="inl-title-bar__item"><a class="inl-title-bar__link" href="/${name}">${name}</a></li>`,
  )
  .join('');
const bar = `<div id="titleBar" data-react="title-bar-hamburger"><header class="inl-root inl-title-bar" data-positioning="sticky-solid" data-layout="auto" data-state="shown">
<div class="inl-title-bar__inner"><a class="inl-title-bar__logo" href="/"><span class="inl-title-bar__name">Bench</span></a><nav class="inl-title-bar__nav" aria-label="Site"><ul class="inl-title-bar__list">${links}</ul></nav>
<div class="inl-title-bar__entry"><a class="inl-button" href="/profile/notifications" data-inlay-part="notifications">Notifications</a><a class="inl-button" href="/profile/2" data-inlay-part="account">member</a></div></div></header></div>`;

/** A moderator's list of `count` rows below a title bar: what wakes is the toast of a selection, and the bar. */
export const listOf = ({ count, ...rest }) =>
  page({
    bar,
    main: `<ul>${Array.from({ length: count }, (_, index) => row(index + 1)).join('')}</ul><div data-react="BulkActionsToast" data-props="{}"></div>`,
    widgets: ['title-bar-hamburger', 'bulkactionstoast'],
    permissions,
    ...rest,
  });
