import { bodyTools, type Body } from '../../../../src/resources/drafts/joinBodies';
import { joinChanges as joinWith } from '../../../../src/resources/drafts/joinChanges';
import { joinHtml } from '../../../../src/resources/drafts/joinHtml';

const joinChanges = joinWith(bodyTools);

const join = joinHtml(joinChanges);

const rich = (...texts: string[]): Body => ({
  body: JSON.stringify(texts.map((text) => ({ type: 'p', children: [{ text }] }))),
  format: 'rich2',
});
const html = (body: string): Body => ({ body, format: 'html' });
const base = html('<p>The <b>first</b> words &amp; more</p>\n<ul><li>one</li><li>two</li></ul>');
/** As the editor makes a document of that. */
const opened = ['The first words & more', 'one', 'two'];

test('documents of a change to HTML stand together, with what it began with once', () => {
  expect(join(rich(...opened, 'stored'), rich(...opened, 'typed'), base)).toEqual(
    rich(...opened, 'stored', 'typed'),
  );
  // The end of a paragraph stays there.
  expect(join(rich(...opened, 'stored'), rich(opened[0]!, 'one!', 'two'), base)).toEqual(
    rich(opened[0]!, 'one!', 'two', 'stored'),
  );
});

test('stored HTML stays as it is, and what was typed stands behind it', () => {
  const stored = html(`${base.body}<p><img src="/saw.png" alt=""> stored</p>`);
  expect(join(stored, rich(...opened, 'a < b & c'), base)).toEqual(
    html(`${stored.body}<p>a &lt; b &amp; c</p>`),
  );
  expect(join(stored, html(`${base.body}<p>typed</p>`), base)).toEqual(html(`${stored.body}<p>typed</p>`));
  expect(join(stored, rich(...opened), base)).toEqual(stored);
});

test('a list and a quote, which the editor makes one piece of each, do not come again', () => {
  const part = (type: string, ...children: object[]) => ({ type, children });
  const p = (text: string) => part('p', { text });
  const item = (text: string) => part('li', part('lic', { text }));
  const quote = '<blockquote><p>Said one</p><p>Said two</p></blockquote>';
  const begun = html(base.body + quote);
  const document = [
    part('p', { text: 'The ' }, { text: 'first', bold: true } as object, { text: ' words & more' }),
    part('ul', item('one'), item('two')),
    part('blockquote', p('Said one'), p('Said two')),
    part('p', { text: '' }, { ...part('a', { text: 'typed' }), url: '/x' }, { text: '' }),
  ];
  const typed: Body = { body: JSON.stringify(document), format: 'rich2' };
  const stored = html(`${begun.body}<p>stored</p>`);
  expect(join(stored, typed, begun)).toEqual(html(`${stored.body}<p>typed</p>`));
  // What was taken out in the other place does not come back with it.
  expect(join(rich(opened[0]!, 'stored'), typed, begun)).toEqual({
    body: JSON.stringify([p(opened[0]!), p('stored'), document[3]]),
    format: 'rich2',
  });
});

test('what was typed into the HTML of a document stands behind it, too', () => {
  const typed = html(`${base.body}<p>typed <i>here</i></p>`);
  expect(join(rich(...opened, 'stored'), typed, rich(...opened))).toEqual(
    rich(...opened, 'stored', 'typed here'),
  );
});

test('where nothing else was stored, what was typed is all there is', () => {
  const typed = rich(...opened, 'typed');
  expect(join(rich(...opened), typed, base)).toBe(typed);
  expect(join(base, typed, base)).toBe(typed);
});

test('without HTML documents are joined as ever', () => {
  expect(join(rich('one', 'stored'), rich('one', 'typed'), rich('one'))).toEqual(
    rich('one', 'stored', 'typed'),
  );
});
