import { expect, test } from '../support/apiTest';
import { startForumServer } from '../support/forumServer';

const marks: Record<string, RegExp> = {
  badges: /inl-badges|addon-badges|\/badges/,
  ranks: /inl-rank|addon-ranks|Journeyman/,
  polls: /inl-poll|addon-polls|\bpoll\b/i,
  issues: /inl-attachments|addon-issues|externalAttachments/,
  qna: /inl-question|inl-answer|addon-qna|QnA|Accepted answer/,
};
const calls: Record<string, string> = {
  badges: '/users/3/badges',
  ranks: '/users/3/rank',
  polls: '/polls?discussionID=396',
  issues: '/issues/1',
  qna: '/comments/1/answer',
};

test('a page has no byte of an add-on that is switched off, and the API does not know it', async ({
  forum: withAll,
  request,
}) => {
  test.slow();
  const without = await startForumServer({ INLAY_ADDONS: ' ' });
  try {
    for (const { url } of [withAll, without]) {
      const isOn = url === withAll.url;
      const seen = await Promise.all(
        ['/discussions', '/discussion/396', '/discussions?tagID=1', '/profile/member'].map(async (path) =>
          (await request.get(url + path)).text(),
        ),
      );
      // What members write about, and the sprite's icon, are nobody's add-on.
      const html = seen
        .join('')
        .replace(/<symbol[^]*?<\/symbol>/g, '')
        .replace(/<div class="userContent[^]*?<\/div>/g, '');
      for (const [key, mark] of Object.entries(marks)) {
        expect(mark.test(html), `${key} in pages, on: ${isOn}`).toBe(isOn);
        const answer = await request.fetch(`${url}/api/v2${calls[key]}`, {
          method: key === 'qna' ? 'PATCH' : 'GET',
          data: key === 'qna' ? { status: 'accepted' } : undefined,
          headers: { 'x-requested-with': 'vanilla', referer: `${url}/` },
        });
        expect(answer.status() === 404, `${key} answers ${answer.status()}, on: ${isOn}`).toBe(!isOn);
        if (isOn && key !== 'qna') expect(answer.ok()).toBe(true);
      }
    }
  } finally {
    await without.stop();
  }
});
