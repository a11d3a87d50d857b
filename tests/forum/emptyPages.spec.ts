import { expect, test } from '../support/apiTest';

// By who looks, and where their next step leads.
const pages = [
  ['steward', '/profile/notifications', '/discussions'],
  ['steward', '/profile/discussions/steward', '/post/discussion'],
  ['member', '/profile/discussions/steward', '/discussions'],
  ['member', '/profile/comments/steward', '/discussions'],
  ['guest', '/search?query=xyzzyplugh', '/discussions'],
] as const;

for (const [role, path, next] of pages)
  test(`${path} says to a ${role} that it is empty, and where to go on`, async ({ as, forum }) => {
    const html = await (await (await as(role)).context.get(`${forum.url}${path}`)).text();
    const [, said] = /<p class="forum-empty">([^]*?)<\/p>/.exec(html) ?? [];
    expect(said).toContain(`<a href="${next}">`);
  });
