import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sharedLink } from '../../../../widgets/post-menu/sharedLink';
import { notFound } from '../../httpError';
import type { Comment, Discussion } from '../../wire';
import { commentLinks } from './commentLinks';
import type { Pages } from './createPages';
import { localPath, readID } from './paths';
import { discussionLinks } from './postMenu';
import { readPoll } from './readPoll';

type WithID = FastifyRequest<{ Params: { id: string } }>;
interface Option {
  href: string;
  /** English. */
  name: string;
}

/** What can be done with a post as a plain page of links: where its menu leads without script. */
export function optionRoutes(app: FastifyInstance, pages: Pages): void {
  const { comments, discussions } = app.forum;

  /** The ways to pass a post on, before what the viewer may do with it. */
  function facts(request: WithID, post: Comment | Discussion, name: string, own: Option[]) {
    const { t } = pages.words(request);
    const subject = encodeURIComponent(t('Check it out: {name}', { name }));
    const body = encodeURIComponent(t('Check out this post: {url}', { url: sharedLink(post.url, post.url) }));
    const back = localPath(post.url);
    const options = [
      { href: back, name: 'Link to this post' },
      { href: `mailto:?subject=${subject}&body=${body}`, name: 'Email Link' },
      ...own,
    ];
    return { name, back, options };
  }

  app.get('/discussion/:id/options', async (request: WithID, reply) => {
    const { viewer } = request;
    const discussionID = readID(request.params.id);
    if (discussionID === undefined) throw notFound('Discussion');
    const discussion = await discussions.get(viewer, discussionID);
    const { addPoll } = await readPoll(app, viewer, discussion);
    const own = [
      ...(addPoll ? [{ href: addPoll, name: 'Add a poll' }] : []),
      ...Object.values(discussionLinks(viewer, discussion)),
    ];
    return pages.send(request, reply, '/options', {
      title: pages.words(request).t('Discussion Options'),
      ...facts(request, discussion, discussion.name, own),
    });
  });

  app.get('/comment/:id/options', async (request: WithID, reply) => {
    const { viewer } = request;
    const commentID = readID(request.params.id);
    if (commentID === undefined) throw notFound('Comment');
    const comment = await comments.get(viewer, commentID);
    const discussion = await discussions.get(viewer, comment.discussionID);
    const { t } = pages.words(request);
    const post = t('Comment by {name}', { name: comment.insertUser.name });
    const own = Object.values(commentLinks(viewer, discussion, comment, 1).menu);
    return pages.send(request, reply, '/options', {
      title: t('Options: {post}', { post }),
      ...facts(request, comment, discussion.name, own),
    });
  });
}
