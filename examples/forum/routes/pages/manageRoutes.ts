import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayAnnounce, maySink } from '../../data/discussionPatch';
import { mayEdit } from '../../data/editRules';
import { HttpError, invalid, notFound, permissionProblem } from '../../httpError';
import { internalName } from '../../data/permissionList';
import { isForCategory } from '../../data/postTypes';
import { outOfSections } from '../../data/sections';
import type { Viewer } from '../../viewer';
import type { Discussion } from '../../wire';
import { checkForm } from './checkForm';
import type { Pages } from './createPages';
import { localPath, readID, readText } from './paths';
import { runToEnd } from './runToEnd';

type Request = FastifyRequest<{ Params: { id: string }; Body?: Record<string, unknown> }>;

/** A switch of the page: what stands there, and what its button does. */
interface Flag {
  action: 'close' | 'sink' | 'resolve' | 'bump';
  name: string;
  isOn: boolean;
  state: string;
  button: string;
}

/** What the viewer may do to a discussion; the server checks each again when it is done. */
export function managing(viewer: Viewer, discussion: Discussion) {
  const { categoryID, insertUserID, closed, dateInserted } = discussion;
  const can = (names: string | string[]) => [names].flat().some((name) => viewer.can(name, { categoryID }));
  const post = { categoryID, insertUserID, closed, dateInserted: new Date(dateInserted) };
  return {
    announce: can(mayAnnounce),
    announceEverywhere: can('discussions.announce'),
    sink: can(maySink),
    close: can('discussions.close'),
    resolve: can('staff.allow'),
    bump: can('curation.manage'),
    edit: can('discussions.edit'),
    tag: mayEdit(viewer, post, 'discussions.edit'),
    changeAuthor: can(['site.manage', 'community.manage']),
    collect: can('community.manage'),
    moderate: can('discussions.moderate'),
    delete: can('discussions.delete'),
  };
}

function flagsOf(may: ReturnType<typeof managing>, { closed, sink, resolved }: Discussion): Flag[] {
  const flags: (Flag | false)[] = [
    may.close && {
      action: 'close',
      name: 'Close',
      isOn: closed,
      state: closed ? 'This discussion has been closed.' : 'This discussion is open.',
      button: closed ? 'Open again' : 'Close',
    },
    may.sink && {
      action: 'sink',
      name: 'Sink',
      isOn: sink,
      state: sink ? 'New comments do not move it up.' : 'New comments move it up.',
      button: sink ? 'Do not sink' : 'Sink',
    },
    may.resolve && {
      action: 'resolve',
      name: 'Resolve',
      isOn: resolved === true,
      state: resolved ? 'Resolved' : 'Unresolved',
      button: resolved ? 'Unresolve' : 'Resolve',
    },
    may.bump && {
      action: 'bump',
      name: 'Bump',
      isOn: false,
      state: 'It goes to the top of the list.',
      button: 'Bump',
    },
  ];
  return flags.filter((flag) => flag !== false);
}

/** One plain page for all that moderators do with a discussion. */
export function manageRoutes(app: FastifyInstance, pages: Pages): void {
  const { forum } = app;

  async function read({ viewer, params }: Request) {
    const discussionID = readID(params.id);
    if (discussionID === undefined) throw notFound('Discussion');
    const discussion = await forum.discussions.get(viewer, discussionID, {
      expand: ['insertUser', 'category', 'breadcrumbs'],
    });
    const can = managing(viewer, discussion);
    if (!viewer.user || !Object.values(can).some(Boolean))
      throw permissionProblem([internalName('discussions.moderate')]);
    return { discussionID, discussion, can };
  }

  async function show(
    request: Request,
    reply: FastifyReply,
    more: { done?: string; problem?: string; status?: number } = {},
  ) {
    const { viewer } = request;
    const { discussion, discussionID, can } = await read(request);
    const record = { recordType: 'discussion', recordID: discussionID };
    const [all, holding, categories] = await Promise.all([
      can.collect ? forum.collections.list(viewer, { limit: 100 }) : null,
      can.collect ? forum.collections.byResource(viewer, record) : [],
      can.edit ? forum.categories.list(outOfSections(viewer)) : [],
    ]);
    const held = new Set(holding.map(({ collectionID }) => collectionID));
    return pages.send(request, reply, '/manage', {
      title: pages.words(request).t('Manage discussion'),
      section: 'posts',
      discussion,
      can,
      flags: flagsOf(can, discussion),
      postTypes: forum.postTypes
        .list(viewer)
        .filter((type) => isForCategory(type, discussion.categoryID))
        .map(({ postTypeID, name }) => [postTypeID, name]),
      targets: categories.filter(
        ({ categoryID, displayAs }) =>
          displayAs === 'discussions' &&
          categoryID !== discussion.categoryID &&
          viewer.can('discussions.edit', { categoryID }),
      ),
      collections: all && all.rows.map((each) => ({ ...each, isHolding: held.has(each.collectionID) })),
      ...more,
    });
  }

  /** Does what a form asks for, and answers where to go when the discussion is no longer there. */
  async function run(request: Request): Promise<string | undefined> {
    const { viewer, body = {} } = request;
    const { discussion, discussionID } = await read(request);
    const value = readText(body.value) ?? '';
    const isOn = value === '1';
    const patch = (fields: object) => forum.discussions.update(viewer, discussionID, fields);
    const runs: Record<string, () => Promise<unknown>> = {
      close: () => patch({ closed: isOn }),
      sink: () => patch({ sink: isOn }),
      resolve: () => patch({ resolved: isOn }),
      bump: () => forum.discussions.bump(viewer, discussionID),
      announce: () =>
        value === 'category' || value === 'recent'
          ? patch({ pinned: true, pinLocation: value })
          : patch({ pinned: false, pinLocation: null }),
      type: () => forum.discussions.setType(viewer, discussionID, { postTypeID: value }),
      tags: () => {
        const names = value.split(',').map((name) => name.trim());
        return patch({ tagIDs: [], newTagNames: names.filter(Boolean) });
      },
      async author() {
        const { userID } = await forum.users.get(viewer, `$name:${value}`).catch(() => {
          throw invalid({ field: 'value', message: 'There is no member of this name.' });
        });
        await patch({ insertUserID: userID });
      },
      async move() {
        const categoryID = readID(value);
        if (categoryID === undefined) throw invalid({ field: 'value', message: 'Please choose where to.' });
        const addRedirects = body.addRedirects === '1';
        const started = await forum.moderation.move(viewer, {
          discussionIDs: [discussionID],
          categoryID,
          addRedirects,
        });
        const failed = await runToEnd(forum.longRunner, viewer, started);
        for (const reason of failed.values()) throw new HttpError(400, reason);
      },
      async collections() {
        const chosen = [body.value ?? []].flat().flatMap((each) => readID(each) ?? []);
        const record = { recordType: 'discussion', recordID: discussionID };
        const name = readText(body.name)?.trim();
        const made = name ? [await forum.collections.add(viewer, { name, records: [] })] : [];
        await forum.collections.setByResource(viewer, {
          record,
          collectionIDs: [...chosen, ...made.map(({ collectionID }) => collectionID)],
        });
      },
      async delete() {
        if (!isOn) throw invalid({ field: 'value', message: 'Please confirm that it shall be deleted.' });
        await forum.discussions.remove(viewer, discussionID);
      },
    };
    const action = readText(body.action) ?? '';
    if (!Object.hasOwn(runs, action)) throw notFound('Page');
    await runs[action]!();
    return action === 'delete' ? localPath(discussion.category?.url ?? '/discussions') : undefined;
  }

  app.get('/discussion/:id/manage', (request: Request, reply) => show(request, reply));

  app.post('/discussion/:id/manage', async (request: Request, reply) => {
    checkForm(request);
    try {
      const leave = await run(request);
      if (leave) return await reply.redirect(leave, 303);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 400) throw error;
      return show(request, reply, { problem: error.errors[0]?.message ?? error.message, status: 400 });
    }
    return show(request, reply, { done: 'Done.' });
  });
}
