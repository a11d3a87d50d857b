import { renderPost } from '../../../examples/forum/posts/renderPost';
import { withDirections, withoutDirections } from '../../../examples/forum/posts/withDirections';

const html = (body: string, format = 'html') => renderPost({ body, format }).bodyHtml;
const rich = (...document: object[]) => html(JSON.stringify(document), 'rich2');
const item = (text: string, ...below: object[]) => ({
  type: 'li',
  children: [{ type: 'lic', children: [{ text }] }, ...below],
});
const list = (...children: object[]) => ({ type: 'ol', children });

it('gives lists and quotes the direction of their first letters, in each format', () => {
  expect(rich(list(item('1 & مرحبا'), item('two')))).toBe(
    '<ol dir="rtl"><li dir="auto">1 &amp; مرحبا</li><li dir="auto">two</li></ol>',
  );
  expect(
    rich({
      type: 'blockquote',
      children: [
        { type: 'blockquote-line', children: [{ text: '…' }] },
        { type: 'blockquote-line', children: [{ text: 'Ada: שלום' }] },
      ],
    }),
  ).toBe('<blockquote dir="ltr"><p dir="auto">…</p><p dir="auto">Ada: שלום</p></blockquote>');
  expect(html('> مرحبا\n\nHello', 'text')).toBe(
    '<blockquote dir="rtl"><p>مرحبا</p></blockquote><p>Hello</p>',
  );
  expect(html('<ul class="post-note"><li><b title="one">مرحبا</b></li></ul>')).toBe(
    '<ul class="post-note" dir="rtl"><li><b title="one">مرحبا</b></li></ul>',
  );
});

it('leaves a list without letters to what it stands in, and one whose author has given it a direction', () => {
  expect(rich(list(item('2024 😀 ٣'), item('')), { type: 'p', children: [{ text: 'مرحبا' }] })).toBe(
    '<ol><li dir="auto">2024 😀 ٣</li><li dir="auto"></li></ol><p dir="auto">مرحبا</p>',
  );
  const own = '<ul dir="ltr"><li>مرحبا</li></ul><blockquote dir="auto">مرحبا</blockquote>';
  expect(html(own)).toBe(own);
});

it('takes a list that stands in another by itself, and the outer one by all that it holds', () => {
  expect(rich(list(item('', list(item('مرحبا'))), item('one', list(item('2'), item('ب')))))).toBe(
    '<ol dir="rtl"><li dir="auto"><ol dir="rtl"><li dir="auto">مرحبا</li></ol></li>' +
      '<li dir="auto">one<ol dir="rtl"><li dir="auto">2</li><li dir="auto">ب</li></ol></li></ol>',
  );
});

it('changes nothing that has its directions, as when old posts are gone through twice', () => {
  const once = html('<blockquote><p>مرحبا</p><ul><li>one</li></ul></blockquote><p>Hello</p>');
  expect(once).toBe(
    '<blockquote dir="rtl"><p>مرحبا</p><ul dir="ltr"><li>one</li></ul></blockquote><p>Hello</p>',
  );
  expect(withDirections(once)).toBe(once);
});

const mention = (name: string) => ({ type: '@', userID: 7, name, children: [{ text: '' }] });
const named = (name: string, dir = ' dir="auto"') =>
  `<a class="js-userCard" data-userid="7" href="/profile/7/${encodeURIComponent(name)}" rel="nofollow noopener ugc"${dir}>@${name}</a>`;

it('takes nothing from who is mentioned, and keeps a name in its own direction', () => {
  const line = { type: 'lic', children: [mention('Ada'), { text: ' مرحبا' }] };
  expect(rich(list({ type: 'li', children: [line] }))).toBe(
    `<ol dir="rtl"><li dir="auto">${named('Ada')} مرحبا</li></ol>`,
  );
  expect(
    rich(list({ type: 'li', children: [mention('Ada')] }), { type: 'p', children: [{ text: 'x' }] }),
  ).toBe(`<ol><li dir="auto">${named('Ada')}</li></ol><p dir="auto">x</p>`);
  const once = html('<ul><li><a class="post-note js-userCard" href="/profile/7/x">שלום</a> one</li></ul>');
  expect(once).toContain('<ul dir="ltr"><li><a class="post-note js-userCard"');
  expect(withDirections(once)).toBe(once);
});

it('lets a post that is nothing but names go by them', () => {
  expect(rich({ type: 'p', children: [mention('أحمد'), { text: ' 👍' }] })).toBe(
    `<p dir="auto">${named('أحمد', '')} 👍</p>`,
  );
});

it('knows an attribute from words about it', () => {
  expect(html('<ul title="its dir = none"><li>مرحبا</li></ul>')).toBe(
    '<ul title="its dir = none" dir="rtl"><li>مرحبا</li></ul>',
  );
});

it('is gone without a trace where a text area shows what the editor wrote', () => {
  const written = rich(list(item('مرحبا', list(item('one')))), {
    type: 'blockquote',
    children: [{ type: 'blockquote-line', children: [{ text: 'two' }] }],
  });
  expect(withoutDirections(written)).toBe(
    '<ol><li dir="auto">مرحبا<ol><li dir="auto">one</li></ol></li></ol>' +
      '<blockquote><p dir="auto">two</p></blockquote>',
  );
  expect(html(withoutDirections(written))).toBe(written);
});
