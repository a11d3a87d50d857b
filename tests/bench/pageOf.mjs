const reactions = [
  ['Promote', 'Promote', 'Positive', 1],
  ['Insightful', 'Insightful', 'Positive', 1],
  ['Agree', 'Agree', 'Positive', 1],
  ['Like', 'Like', 'Positive', 1],
  ['Disagree', 'Disagree', 'Negative', -1],
  ['LOL', 'LOL', 'Positive', 1],
].map(([urlcode, name, group, reactionValue], index) => ({
  tagID: index + 1,
  urlcode,
  name,
  class: group,
  count: (index * 7) % 5,
  hasReacted: false,
  reactionValue,
}));

/** What the API answers to a reaction: the record's whole summary. */
export const summary = reactions;

const held = [
  'comments.add',
  'reactions.positive.add',
  'reactions.negative.add',
  'reactions.view',
  'curation.manage',
  'profiles.view',
];

const me = (permissions) => ({
  userID: 2,
  name: 'member',
  email: 'member@example.test',
  photoUrl: '',
  dateLastActive: null,
  isAdmin: false,
  permissions,
});

const configOf = (permissions) => ({
  meta: {
    context: { host: '', debug: false, conversationsEnabled: true },
    ui: { siteName: 'Bench', localeKey: 'en', isDirectionRTL: false },
    TransientKey: 'key',
  },
  preload: [
    { method: 'GET', path: 'users/me', query: {}, data: me(permissions) },
    {
      method: 'GET',
      path: 'users/$me/permissions',
      query: { expand: 'junctions' },
      data: {
        isAdmin: false,
        isSysAdmin: false,
        isSuperAdmin: false,
        permissions: [
          { type: 'global', permissions: Object.fromEntries(permissions.map((name) => [name, true])) },
        ],
        junctions: {},
        junctionAliases: {},
      },
    },
    { method: 'GET', path: 'locales', query: {}, data: [] },
  ],
});

const button = ({ urlcode, name, count }) =>
  `<button class="inl-reactions__button" type="submit" name="reactionType" value="${urlcode}" aria-pressed="false" aria-label="${
    count === 0 ? name : `${name}, ${count} ${count === 1 ? 'person' : 'people'}`
  }" data-inlay-part="${urlcode}" data-state="off"><svg class="inl-icon" aria-hidden="true"><use href="#inl-icon-reaction-${urlcode.toLowerCase()}"/></svg>${count ? `<span class="inl-reactions__count">${count}</span>` : ''}</button>`;

const bar = (id) =>
  `<form class="inl-root inl-reactions" method="post" action="/comment/${id}/reactions" role="group" aria-label="Reactions" data-inlay-part="form"><input type="hidden" name="TransientKey" value="key">${reactions.map(button).join('')}</form>`;

/** One tag, as a forum prints it. `when` is left to the widget where it is null. */
export function tag(id, { html, when = html ? 'interaction' : null }) {
  const props = JSON.stringify({
    recordType: 'comment',
    recordID: id,
    categoryID: 1,
    closed: false,
    reactions,
  });
  const moment = when ? ` data-inlay-when="${when}"` : '';
  return `<div data-react="ReactionBar"${moment} data-props='${props}'>${html ? bar(id) : ''}</div>`;
}

const post = (id, options) =>
  `<article class="post"><h2>Post ${id}</h2><p>Somebody wrote this, and it takes a line or two of the page to read it through to its end.</p>${tag(id, options)}</article>`;

/**
 * A page around some HTML, as a forum prints it. `runtime` is ours, the floor (plain DOM written by hand), or none at all.
 * `now` are widgets that nothing stands for yet: hosts preload the code of those.
 *
 * @param {{ main: string, bar?: string, widgets: string[], now?: string[], permissions?: string[], runtime: 'inlay' | 'plain' | 'none', manifest: object, sprite: string }} options
 */
export function page({
  main,
  bar: top = '',
  widgets,
  now = [],
  permissions = held,
  runtime,
  manifest,
  sprite,
}) {
  const sheets = [manifest.page, ...widgets.map((name) => manifest.widgets[name])].flatMap(({ css }) => css);
  const styles = sheets.map(({ file }) => `<link rel="stylesheet" href="/inlay/${file}">`).join('');
  const soon = now.map((name) => manifest.widgets[name]);
  const ahead = soon.length ? [...manifest.preload, ...soon.flatMap((code) => [...code.imports, code])] : [];
  const preloads = ahead.map(({ file }) => `<link rel="modulepreload" href="/inlay/${file}">`).join('');
  const script = {
    inlay: `<script src="/inlay/loader.js" async></script>${preloads}`,
    plain: `<script src="/plain.js" defer></script>`,
    none: '',
  }[runtime];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>${styles}
<style>body{margin:0;font:15px sans-serif}.post{padding:12px;border-bottom:1px solid #ccc;min-height:120px}</style>
${script}<script type="application/json" id="inlay-page">${JSON.stringify(configOf(permissions))}</script></head>
<body>${sprite}${top}<main>${main}</main></body></html>`;
}

/** A page of `count` posts with a bar each; `runtime` as in `page`. */
export function pageOf({ count, html, when, ...rest }) {
  const posts = Array.from({ length: count }, (_, index) => post(index + 1, { html, when }));
  const names = ['reactionbar'];
  return page({ main: posts.join(''), widgets: names, now: html ? [] : names, ...rest });
}
