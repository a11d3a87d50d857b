import { expect, test } from '../support/apiTest';
import { startDiscussion, writeComment } from '../support/forumRecords';

const line = (text: string, type = 'p') => ({ type, children: [{ text }] });

test('a post keeps what it hides, opens and links to, and its page shows each as it is to be used', async ({
  as,
  forum,
}) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member, {
    body: '<p>Seen it? <a href="https://other.test/a">There</a></p><details class="spoiler"><p>He did it</p></details><details id="faq"><summary>Why?</summary>Because</details>',
    format: 'html',
  });
  await writeComment(member, discussionID, [
    { type: 'spoiler', children: [line('She did', 'spoiler-line')] },
    {
      type: 'table',
      children: [
        { type: 'tr', children: [line('Tool', 'th')] },
        { type: 'tr', children: [line('Saw', 'td')] },
      ],
    },
  ]);

  const record = (await (await member.get(`/discussions/${discussionID}?expand=excerpt`)).json()) as {
    body: string;
    excerpt: string;
  };
  expect(record.body, 'the API answers what was stored').toContain('href="https://other.test/a"');
  expect(record.body).toContain('<details class="spoiler"><p>He did it</p></details>');
  expect(record.excerpt).toContain('Seen it? There');
  expect(record.excerpt).not.toContain('did it');

  const read = async (query: string) =>
    (await fetch(`${forum.url}/discussion/${discussionID}${query}`)).text();
  const html = await read('?expandedToggles=faq,gone');
  expect(html).toContain('<details class="spoiler"><summary>Spoiler</summary><p>He did it</p></details>');
  expect(html).toContain('<details data-toggleid="faq" open><summary>Why?</summary>');
  expect(html).toContain(`href="${forum.url}/home/leaving?target=https%3A%2F%2Fother.test%2Fa"`);
  expect(html).toContain('data-label="Tool"');
  expect(await read('')).toContain('<details data-toggleid="faq"><summary>Why?</summary>');
});
