import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import { renderPost } from '../../../examples/forum/posts/renderPost';
import { isUnchanged } from '../../../examples/forum/routes/pages/isUnchanged';

const etagOf = (html: string) => {
  const headers: Record<string, string> = {};
  const reply = {
    cspNonce: 'n0nce',
    header: (name: string, value: string) => (headers[name] = value),
  } as unknown as FastifyReply;
  isUnchanged({ headers: {} } as FastifyRequest, reply, html);
  return headers.etag;
};

/** What stands around the count of visits in the page. */
const [, counted] = /(<span[^>]*>)<%= plural\(it\.views/.exec(
  readFileSync('examples/forum/pages/author.eta', 'utf8'),
)!;

test('a page that has only been read once more is the same', () => {
  const page = (views: string) => `<p>${counted}${views}</span></p>`;
  expect(etagOf(page('2 views'))).toBe(etagOf(page('1 view')));
});

test('no markup of a member takes their words out of what is compared', () => {
  const post = (words: string) =>
    renderPost({ body: `<p>${counted}${words}</span></p>`, format: 'html' }).bodyHtml;
  expect(post('Bad words')).toContain('Bad words');
  expect(etagOf(post('Bad words'))).not.toBe(etagOf(post('Removed')));
});
