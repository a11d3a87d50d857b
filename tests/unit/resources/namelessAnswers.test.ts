import { patchComment, postComment } from '../../../src/resources/comments';
import { savePost } from '../../../src/resources/posts';
import { createStore } from '../../../src/store/createStore';
import { done, testClient } from '../../support/testClient';

// A success that names no record has taken nothing: the text has to stay.

const words = { body: 'Words.', format: 'text' };
const post = { ...words, name: 'A title', categoryID: 7, newTagNames: [] };

describe.each([
  ['a post', () => savePost(post)],
  ['a change of a post', () => savePost(post, 5)],
  ['a comment', () => postComment({ ...words, discussionID: 5 })],
  ['a change of a comment', () => patchComment(9, words)],
])('%s', (_, send) => {
  it.each([[''], [{}], [[]], ['ok'], [null], [{ discussionID: 'five', commentID: 'nine' }]])(
    'that is answered with %j has failed',
    async (data) => {
      const { client } = testClient(() => done(data, 201));
      const store = createStore({ client, config: { preload: [], meta: { context: { debug: false } } } });
      expect(await store.dispatch(send() as ReturnType<typeof postComment>)).toMatchObject({
        error: { code: 'notJson' },
      });
    },
  );
});
