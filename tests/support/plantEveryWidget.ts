import { assetsOf, everyWidget } from './everyWidget';
import type { ForumServer } from './forumServer';
import { seeded, startDiscussion, writeComment } from './forumRecords';
import { openClient, type Client } from './openClient';
import { signIn } from './signIn';

/** The flags of a forum on which every page is composed of widgets. */
export const composed = { INLAY_CUSTOM_LAYOUTS: 'home,discussionList,categoryList,post,createPost' };

/** Composes every page of a forum of all widgets, with posts of the member's that have all that is shown of one. */
export async function plantEveryWidget({ url }: ForumServer): Promise<{ view: string; path: string }[]> {
  const open = async (role: 'admin' | 'moderator' | 'member') => openClient(url, await signIn(url, role));
  const [admin, moderator, member] = await Promise.all([open('admin'), open('moderator'), open('member')]);
  const made = await admin.post('/custom-pages', {
    ...{ urlcode: 'every-widget', seoTitle: 'Every widget', seoDescription: 'x', status: 'published' },
  });
  if (!made.ok()) throw new Error(await made.text());
  const kept = (await (await admin.get('/layouts')).json()) as { layoutID: number; name: string }[];
  for (const [layoutViewType, assets] of Object.entries(assetsOf)) {
    const content = everyWidget(...Object.keys(assets));
    const own = layoutViewType === 'customPage' && kept.find(({ name }) => name === 'Every widget');
    const answer = own
      ? await admin.patch(`/layouts/${own.layoutID}`, { content })
      : await admin.post('/layouts', { name: 'x', layoutViewType, content });
    if (!answer.ok()) throw new Error(`${layoutViewType}: ${await answer.text()}`);
    const { layoutID } = (await answer.json()) as { layoutID: number };
    if (!own) await admin.put(`/layouts/${layoutID}/views`, [{ recordType: 'global', recordID: '0' }]);
  }

  const word = 'quercine';
  await startDiscussion(moderator, { name: `${word} boards`, body: 'Oak is hard.' });
  const asked = { type: 'question', postTypeID: 'repair', categoryID: 9 };
  const [discussionID, questionID] = [
    await startDiscussion(member),
    await startDiscussion(member, {
      ...{ ...asked, name: `Which ${word} boards?` },
      postMeta: { make: 'Lumen', fault: 'Hums', condition: 'In parts' },
    }),
  ];
  const tags = (await (await member.get('/tags?limit=1')).json()) as { tagID: number }[];
  for (const id of [discussionID, questionID]) {
    await writeComment(moderator, id);
    await member.put(`/discussions/${id}/tags`, { tagIDs: tags.map(({ tagID }) => tagID) });
  }
  await moderator.post('/attachments', {
    ...{ attachmentType: 'forum-issue', recordType: 'discussion', recordID: discussionID },
    ...{ name: 'Loose screw', body: 'At the back.' },
  });
  const pathOf = async (client: Client, id: number) => {
    const { url: at } = (await (await client.get(`/discussions/${id}`)).json()) as { url: string };
    return new URL(at).pathname;
  };
  const pages = [
    { view: 'home', path: '/' },
    { view: 'discussionList', path: '/discussions' },
    { view: 'categoryList', path: '/categories' },
    { view: 'nestedCategoryList', path: '/category/making' },
    { view: 'discussionCategoryPage', path: '/category/woodworking' },
    { view: 'discussion', path: await pathOf(member, discussionID) },
    { view: 'question', path: await pathOf(member, questionID) },
    { view: 'createPost', path: `/post/discussion/${seeded.categories.woodworking}` },
    { view: 'customPage', path: '/every-widget' },
  ];
  await Promise.all([admin, moderator, member].map(({ context }) => context.dispose()));
  return pages;
}
