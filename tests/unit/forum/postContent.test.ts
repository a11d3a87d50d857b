import { excerptOf } from '../../../examples/forum/posts/cleanHtml';
import { renderPost } from '../../../examples/forum/posts/renderPost';
import { showPost } from '../../../examples/forum/posts/showPost';
import { quoteText } from '../../../examples/forum/routes/pages/quoteText';

const words = { t: (text: string) => text.toUpperCase() };
const rich = (...nodes: unknown[]) => renderPost({ body: JSON.stringify(nodes), format: 'rich2' }).bodyHtml;
const html = (body: string) => renderPost({ body, format: 'html' }).bodyHtml;
const line = (text: string, type = 'p') => ({ type, children: [{ text }] });
const hidden = { type: 'spoiler', children: [line('He did it', 'spoiler-line')] };

test('a spoiler is stored closed and without a name, and shown with one in the language of its reader', () => {
  const stored = rich(hidden);
  expect(stored).toBe('<details class="spoiler"><p dir="auto">He did it</p></details>');
  expect(showPost(stored, words)).toBe(
    '<details class="spoiler"><summary>SPOILER</summary><p dir="auto">He did it</p></details>',
  );
});

test.each([
  ['its own', '<details class="spoiler extra" open><p>a</p></details>'],
  ['another forum’s', '<div class="spoiler js-spoiler"><p>a</p></div>'],
])('a spoiler in HTML of %s stays one', (_, body) => {
  expect(html(body)).toBe('<details class="spoiler"><p>a</p></details>');
});

test('a name that its author gave it stays', () => {
  const named = '<details class="spoiler"><summary>The end</summary>a</details>';
  expect(showPost(html(named), words)).toBe(named);
});

test('what a spoiler hides is in no excerpt and no quote', () => {
  const body = html(
    '<p>Seen it?</p><details class="spoiler"><p>He did it</p><details class="spoiler">Really</details>!</details><p>Great.</p>',
  );
  expect(excerptOf(body)).toBe('Seen it? Great.');
  const quote = { body, insertUser: { name: 'Ann' } } as Parameters<typeof quoteText>[0];
  expect(quoteText(quote, (name) => name)).toBe('\n\n> Ann\n> Seen it?\n> Great.\n\n');
});
