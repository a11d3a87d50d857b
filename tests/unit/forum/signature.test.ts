import { join } from 'node:path';
import { Eta } from 'eta';

const eta = new Eta({
  views: join(process.cwd(), 'examples/forum/pages'),
  functionHeader: 'const { signatures } = it;',
});
const asShipped = { enabled: true, hideMobile: false, imageMaxHeight: 0 };
const render = (name: string, signatures: Partial<typeof asShipped>, body?: string) =>
  eta
    .render(name, {
      signatures: { ...asShipped, ...signatures },
      shown: (html: string) => html,
      ...{ nonce: 'n', user: { signature: body === undefined ? null : { body } } },
    })
    .trim();

it.each<[string, Partial<typeof asShipped>, string | undefined, string | null]>([
  ['stands below a post', {}, '<p>Measure twice</p>', 'forum-signature'],
  ['is hidden on small screens', { hideMobile: true }, '<p>Measure twice</p>', 'forum-signature--wide'],
  ['is not there where signatures are off', { enabled: false }, '<p>Measure twice</p>', null],
  ['is not there for who has none', {}, undefined, null],
])('a signature %s', (_, signatures, body, name) => {
  const html = render('/signature', signatures, body);
  if (name === null) return expect(html).toBe('');
  document.body.innerHTML = html;
  const [element] = document.body.children;
  expect([...element!.classList].at(-1)).toBe(name);
  expect(element).toHaveTextContent('Measure twice');
});

it.each([
  [0, ''],
  [120, 'max-block-size: 120px'],
])('pictures in signatures are at most so high: %d', (imageMaxHeight, rule) => {
  const html = render('/signature-height', { imageMaxHeight });
  if (rule === '') expect(html).toBe('');
  else expect(html).toContain(rule);
});
