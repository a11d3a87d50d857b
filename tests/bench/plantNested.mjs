import { signInto } from './measureForum.mjs';

/** Comments of a thread in which each is answered by two others, as deep as that goes. */
const size = 100;

/** Writes a discussion of nested comments through the forum's API. Resolves to its path. */
export async function plantNested(browser, url, storageState) {
  const reader = await browser.newContext({ storageState });
  const context = await browser.newContext({ storageState: await signInto(browser, url, 'member') });
  const post = async (path, data, { request } = context) => {
    const headers = { 'x-requested-with': 'bench', referer: `${url}/` };
    const answer = await request.post(`${url}/api/v2/${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  try {
    const words = { body: 'Words of a nested thread, as many as an answer has.', format: 'text' };
    const name = 'A thread of nested comments';
    const { discussionID } = await post('discussions', { ...words, name, categoryID: 7 });
    const ids = [];
    for (let at = 0; at < size; at += 1) {
      const parentCommentID = at === 0 ? undefined : ids[Math.floor((at - 1) / 2)];
      ids.push((await post('comments', { ...words, discussionID, parentCommentID })).commentID);
    }
    // The first bar with a count is what a load is measured by.
    await post(`discussions/${discussionID}/reactions`, { reactionType: 'Like' }, reader);
    await post(`comments/${ids[0]}/reactions`, { reactionType: 'Like' }, reader);
    return `/discussion/${discussionID}`;
  } finally {
    await Promise.all([context.close(), reader.close()]);
  }
}
