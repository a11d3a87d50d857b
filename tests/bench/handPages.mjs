const escape = (text) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
const unescape = (text) => text.replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const tag = (name, props) => `<div data-react="${name}" data-props='${escape(JSON.stringify(props))}'>`;

/** A press before the script is there has to wait for it, and must not send the server's form. */
const waiting = `<script>addEventListener('submit',e=>e.preventDefault(),true);addEventListener('click',e=>e.target.closest('[data-userid]')&&e.preventDefault(),true)</script>`;
const script = (file) => `${waiting}<script src="/${file}" defer fetchpriority="high"></script>`;

/** A page as somebody writes it who needs no script. */
export const withoutScripts = (html) =>
  html
    .replace(/<script(?![^>]*type="application\/json")[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');

/**
 * One of our thread pages with its HTML and styles as they are, and React by hand in place of our scripts: in reaction bars, in the button
 * that follows the category, and in links to users.
 */
export function byHandOn(html) {
  const kinds = {
    ReactionBar: ({ recordID, reactions = [] }) => [
      'ReactionBar',
      { id: recordID, counts: reactions.map(({ count }) => count) },
    ],
    CategoryFollowDropDown: ({ name }) => ['Follow', { name }],
  };
  return withoutScripts(html)
    .replace(/<div data-react="([\w-]+)"[^>]*?data-props='([^']*)'[^>]*>/g, (whole, name, props) =>
      kinds[name]
        ? tag(...kinds[name](JSON.parse(unescape(props))))
        : whole.replace(/ data-react="[^"]*"/, ''),
    )
    .replace(/ data-react="(?!ReactionBar|Follow")[\w-]+"/g, '')
    .replace(
      /<a class="js-userCard[^>]*data-userid="(\d+)"[^>]*>(.*?)<\/a>/g,
      (whole, userID, name) =>
        `<span data-react="UserCard" data-props='${escape(JSON.stringify({ userID: Number(userID), name: unescape(name.replace(/<[^>]*>/g, '')) }))}'>${whole}</span>`,
    )
    .replace('</head>', `${script('react-by-hand.js')}</head>`);
}

const types = ['Like', 'Agree', 'Insightful', 'Awesome', 'Support', 'LOL', 'Up', 'Down'];
const text =
  'Somebody wrote this, and it takes a line or two of the page to read it through to its end. '.repeat(3);

/** A page of 30 posts as somebody writes it who has nothing but those in mind. Plain DOM gets it with all controls printed. */
export function smallPage(file) {
  const isPrinted = file === 'plain-dom.js';
  const bar = (id) =>
    isPrinted
      ? `<div class="bar" role="group">${types.map((each) => `<button data-part="${each}" aria-pressed="false">${each}</button>`).join('')}</div>`
      : `${tag('ReactionBar', { id, counts: [1, 0, 2] })}</div>`;
  const user = (userID) =>
    isPrinted
      ? `<a data-user="${userID}" href="/profile/${userID}" aria-expanded="false">Member ${userID}</a>`
      : `${tag('UserCard', { userID, name: `Member ${userID}` })}</div>`;
  const follow = isPrinted
    ? '<span class="follow"><button data-part="follow" aria-expanded="false">Follow</button></span>'
    : `${tag('Follow', { name: 'Baking' })}</div>`;
  const posts = Array.from(
    { length: 30 },
    (_, index) => `<article>${user(index + 1)}<p>${text}</p>${bar(index + 1)}</article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Thread</title>
<style>body{margin:0;font:15px sans-serif}article{padding:12px;border-bottom:1px solid #ccc}.bar button{margin:2px}</style>${script(file)}</head>
<body><h1>Thread</h1>${follow}${posts.join('')}</body></html>`;
}
