import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RecordType } from '../../forum';
import { notFound } from '../../httpError';
import { excerptOf } from '../../posts/cleanHtml';
import type { Pages } from './createPages';
import { readID } from './paths';
import { reactionsFor } from './reactionBar';
import { reactionPaths } from './reactionPaths';

type WithID = { Params: { id: string } };

/** All reactions to a post as a plain form: where "All reactions" of a bar leads without script. */
export function reactRoutes(app: FastifyInstance, pages: Pages): void {
  const { comments, discussions } = app.forum;

  const show = (recordType: RecordType) => async (request: FastifyRequest<WithID>, reply: FastifyReply) => {
    const { viewer } = request;
    const recordID = readID(request.params.id);
    if (recordID === undefined) throw notFound(recordType === 'comment' ? 'Comment' : 'Discussion');
    const get = recordType === 'comment' ? comments.get : discussions.get;
    const record = await get(viewer, recordID, { expand: ['reactions', 'insertUser'] });
    const discussion = 'commentID' in record ? await discussions.get(viewer, record.discussionID) : record;
    const { post, all, anchor } = reactionPaths(recordType, recordID);
    const [, query] = request.url.split('?');
    const back = post + (query ? `?${query}` : '') + anchor;
    const buttons = reactionsFor(viewer, discussion, record.reactions ?? []);
    // Nothing to choose from: a guest, a closed discussion, or a form that was not taken and is asked for again.
    if (buttons.length === 0) return reply.redirect(back, 302);
    return pages.send(request, reply, '/react', {
      title: pages.words(request).t('All reactions'),
      name: discussion.name,
      post: record,
      excerpt: excerptOf(record.body ?? '', 300),
      ...{ buttons, action: all, back },
    });
  };
  app.get('/discussion/:id/reactions', show('discussion'));
  app.get('/comment/:id/reactions', show('comment'));
}
