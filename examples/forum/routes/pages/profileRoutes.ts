import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { profileUrl } from '../../../../src/safe/profileUrl';
import { HttpError } from '../../httpError';
import type { User } from '../../wire';
import { createPager } from './createPager';
import type { PageData, Pages } from './createPages';
import { rowExpand } from './listRoutes';
import { userCard } from './userCard';
import { profileListPath, readID, readNamePart, readPage, readText, withQuery } from './paths';
import { readHonours } from './readHonours';
import { readPolled } from './readPoll';

const limit = 20;
const viewRights = ['profiles.view', 'users.add', 'users.edit', 'users.delete'];
export const resultKinds = {
  discussion: 'Discussion',
  comment: 'Comment',
  category: 'Category',
  user: 'Member',
};

type List = 'discussions' | 'comments' | 'reactions';
const listTitles = { discussions: 'Discussions', comments: 'Comments', reactions: 'Reactions received' };

export function profileRoutes(app: FastifyInstance, pages: Pages): void {
  /** The part of the page that depends on the list: rows, and how many there are. */
  async function rowsOf(request: FastifyRequest, user: User, list: List, page: number, reaction?: string) {
    const { viewer } = request;
    const { userID } = user;
    const { forum } = app;
    if (list === 'discussions') {
      const found = await forum.discussions.list(viewer, {
        insertUserID: userID,
        sort: '-dateInserted',
        page,
        limit,
        expand: rowExpand,
      });
      return {
        data: { discussions: found.rows, polled: await readPolled(app, found.rows) },
        total: found.total ?? 0,
      };
    }
    const found =
      list === 'comments'
        ? await forum.search.find(viewer, {
            insertUserIDs: [userID],
            recordTypes: ['comment'],
            sort: '-dateInserted',
            page,
            limit,
            expand: ['excerpt', '-body', 'breadcrumbs'],
          })
        : await forum.reactions.received(viewer, userID, { urlcode: reaction, page, limit });
    return { data: { results: found.rows, kinds: resultKinds }, total: found.total ?? 0 };
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    id: number | string,
    list: List = 'discussions',
  ) {
    const { viewer } = request;
    if (!viewRights.some((right) => viewer.can(right))) throw new HttpError(403, 'Permission Problem');
    const user = await app.forum.users.get(viewer, id, { expand: ['reactionsReceived'] });
    const query = request.query as Record<string, unknown>;
    const reaction = list === 'reactions' ? readText(query.reaction) : undefined;
    const card = userCard(viewer, user);
    const { reduced } = card;
    const earned = reduced ? undefined : (await readHonours(app, [user.userID]))?.get(user.userID);
    const { badges, ranks } = earned ?? {};
    const data: PageData = {
      title: user.name,
      widgets: ['usercard', 'reactionbar', 'vote', 'bookmarktoggle', ...(viewer.user ? ['postmenu'] : [])],
      preload: [
        ...(badges ? [{ path: `users/${user.userID}/badges`, data: badges }] : []),
        ...(ranks ? [{ path: `users/${user.userID}/rank`, data: ranks }] : []),
      ],
      user,
      reduced,
      earned,
      card,
      label: card.marker,
      notice: card.message,
    };
    if (reduced) return pages.send(request, reply, '/profile', data);
    const page = readPage(readText(query.page), readPage(readText(query.from)));
    const { data: rows, total } = await rowsOf(request, user, list, page, reaction);
    const path = list === 'discussions' ? profileListPath('discussions', user) : profileListPath(list, user);
    const tab = (name: List, count?: number) => ({
      label: listTitles[name],
      href: profileListPath(name, user),
      current: name === list,
      count,
    });
    return pages.send(request, reply, '/profile', {
      ...data,
      ...rows,
      reaction,
      received: Object.values(user.reactionsReceived ?? {}).filter(
        (one) => one.count > 0 && one.class !== 'Flag',
      ),
      listTitle: listTitles[list],
      tabs: [
        tab('discussions', user.countDiscussions),
        tab('comments', user.countComments),
        tab('reactions'),
      ],
      pager: createPager({ page, limit, total }, (to) => withQuery(path, { reaction, page: to })),
    });
  }

  for (const list of ['discussions', 'comments', 'reactions'] as const) {
    app.get<{ Params: { name: string } }>(`/profile/${list}/:name`, (request, reply) =>
      send(request, reply, `$name:${readNamePart(request.params.name)}`, list),
    );
  }
  app.get('/profile', async (request, reply) => {
    const { user } = request.viewer;
    return reply.redirect(user ? profileUrl(user) : '/entry/signin?target=%2Fprofile', 303);
  });
  app.get<{ Params: { name: string } }>('/profile/:name', (request, reply) => {
    const { name } = request.params;
    return send(request, reply, readID(name) ?? `$name:${readNamePart(name)}`);
  });
  app.get<{ Params: { id: string; name: string } }>('/profile/:id/:name', (request, reply) =>
    send(request, reply, readID(request.params.id) ?? 0),
  );
}
