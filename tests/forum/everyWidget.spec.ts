import { request } from '@playwright/test';
import { expect, test } from '../support/apiTest';
import { assetsOf, wordsFor } from '../support/everyWidget';
import { startForumServer } from '../support/forumServer';
import { composed, plantEveryWidget } from '../support/plantEveryWidget';
import { signIn } from '../support/signIn';

test.slow();

const main = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
/** What only these readers have. */
const memberOnly = /^(SuggestedAnswersAsset|CategoryFollowWidget|CreateCommentAsset|CreatePostFormAsset)$/;

test('a page of all widgets is printed whole, for each view and reader, and nothing of what is for others', async () => {
  const server = await startForumServer(composed);
  const pages = await plantEveryWidget(server);
  for (const role of ['member', null] as const) {
    const cookies = role ? await signIn(server.url, role) : [];
    const reader = await request.newContext({ baseURL: server.url, storageState: { cookies, origins: [] } });
    const { said, unsaid } = wordsFor(role !== null);
    for (const { view, path } of pages) {
      if (view === 'createPost' && !role) continue;
      const answer = await reader.get(path);
      const whole = await answer.text();
      const html = main(whole);
      const about = `${view} for ${role ?? 'a guest'}`;
      expect(answer.status(), about).toBe(200);
      // New posts have no place in what holds categories alone.
      const known = said.filter((words) => words !== 'New Post' || view !== 'nestedCategoryList');
      expect(
        known.filter((words) => !html.includes(words)),
        `${about}: missing`,
      ).toEqual([]);
      expect(
        unsaid.filter((words) => html.includes(words)),
        `${about}: for others`,
      ).toEqual([]);
      for (const [name, sign] of Object.entries(assetsOf[view]!))
        expect(sign.test(html), `${about}: ${name}`).toBe(role !== null || !memberOnly.test(name));
      // Whatever waits for code says what it stands for until then; notes of drafts and add-ons' marks have nothing to say.
      const empty = [...html.matchAll(/data-react="([\w-]+)"[^>]*>\s*<\//g)].map(([, name]) => name!);
      expect(
        empty.filter((name) => !/^(DraftsToast|QnA)$/.test(name)),
        `${about}: empty`,
      ).toEqual([]);
      expect(whole.match(/<h1[ >]/g) ?? [], `${about}: first headings`).toHaveLength(1);
    }
    await reader.dispose();
  }
  await server.stop();
});
