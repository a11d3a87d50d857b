import { expect, test, type Client } from '../support/apiTest';
import { startDiscussion, writeComment } from '../support/forumRecords';

const lookup = async (client: Client, view: string, record: string, more: Record<string, string> = {}) => {
  const [recordType, recordID] = record.split('/') as [string, string];
  const query = new URLSearchParams({ layoutViewType: view, recordType, recordID, ...more });
  return (await client.get(`/layouts/lookup-hydrate?${query}`)).json();
};
const noScript = { includeNoScript: 'true' };

test('a layout brings HTML for readers without script where it is asked for, of what its reader may read', async ({
  as,
}) => {
  const [guest, member] = await Promise.all([as('guest'), as('member')]);
  const usual = await lookup(guest, 'home', 'siteSection/0');
  expect(JSON.stringify(usual)).not.toMatch(/seoContent|htmlContents/);
  const [ofGuest, ofMember] = await Promise.all([
    lookup(guest, 'home', 'siteSection/0', noScript),
    lookup(member, 'home', 'siteSection/0', noScript),
  ]);
  const { $seoContent, ...section } = ofGuest.layout[0];
  expect($seoContent).toContain('Sign In');
  expect(ofGuest.seo.htmlContents).toContain('Sign In');
  expect(ofMember.seo.htmlContents).not.toContain('Sign In');
  const nodes = Object.values(section.$reactProps).flat() as { $seoContent: string }[];
  expect(nodes.length).toBeGreaterThan(4);
  for (const node of nodes) expect(node.$seoContent).toMatch(/^</);
  const arabic = await lookup(guest, 'home', 'siteSection/0', { ...noScript, 'params[locale]': 'ar' });
  expect(arabic.seo.htmlContents).toContain('تسجيل الدخول');
});

test('a post has its text and its comments in it, and their markup does no harm', async ({ as }) => {
  const [member, guest] = await Promise.all([as('member'), as('guest')]);
  const discussionID = await startDiscussion(member);
  await writeComment(member, discussionID);
  const asked = { ...noScript, 'params[discussionID]': String(discussionID) };
  const { seo, layout } = await lookup(guest, 'post', `discussion/${discussionID}`, asked);
  const { body } = await (await guest.get(`/discussions/${discussionID}`)).json();
  const comments = await (await guest.get(`/comments?discussionID=${discussionID}`)).json();
  expect(seo.htmlContents).toMatch(/<h1>/);
  for (const text of [body, comments[0].body]) expect(seo.htmlContents).toContain(text);
  expect(JSON.stringify(layout)).not.toContain('data-react');
  await member.delete(`/discussions/${discussionID}`);
});
