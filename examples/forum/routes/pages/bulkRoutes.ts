import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bulkWords, questionOf } from '../../../../widgets/bulk-actions/bulkWords';
import { refusalOf } from '../../../../widgets/bulk-actions/refusalOf';
import { outOfSections } from '../../data/sections';
import { HttpError, invalid, notFound } from '../../httpError';
import type { Viewer } from '../../viewer';
import type { Discussion } from '../../wire';
import { checkForm } from './checkForm';
import type { Pages } from './createPages';
import { ownPath, readID, readText } from './paths';
import { runToEnd } from './runToEnd';

type Body = Record<string, unknown>;
type Kind = keyof typeof bulkWords;

const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && Object.hasOwn(bulkWords, value);

/** As many as one call takes; a page of a list has fewer. */
const most = 50;

function readIDs(value: unknown): number[] {
  const ids = [value].flat().map(readID);
  return [...new Set(ids.filter((id) => id !== undefined))].slice(0, most);
}

/** What moderators do to many discussions at once, in plain forms: ask, do, tell. */
export function bulkRoutes(app: FastifyInstance, pages: Pages): void {
  const { forum } = app;

  async function read({ viewer, body }: FastifyRequest<{ Body: Body }>) {
    const kind = readText(body?.action);
    if (!isKind(kind)) throw notFound('Page');
    const ids = readIDs(body.discussionIDs);
    const { rows } =
      ids.length > 0
        ? await forum.discussions.list(viewer, { discussionID: ids, limit: most, expand: ['-body'] })
        : { rows: [] };
    return { kind, discussions: rows, back: ownPath(readText(body.target), '/discussions') };
  }

  const refusal = (viewer: Viewer, kind: Kind, discussions: Discussion[]) =>
    discussions.length === 0
      ? { words: 'Please choose at least one discussion.', names: [] }
      : refusalOf(kind, discussions, (permission, categoryID) => viewer.can(permission, { categoryID }));

  app.post<{ Body: Body }>('/discussions/bulk', async (request, reply) => {
    checkForm(request);
    const { viewer } = request;
    const { kind, discussions, back } = await read(request);
    const categories = kind === 'move' ? await forum.categories.list(outOfSections(viewer)) : [];
    return pages.send(request, reply, '/bulk', {
      title: pages.words(request).t(bulkWords[kind].heading),
      kind,
      back,
      selected: discussions,
      question: questionOf(kind, discussions.length, pages.words(request)),
      bulk: bulkWords[kind],
      refusal: refusal(viewer, kind, discussions),
      targets: categories.filter(
        ({ categoryID, displayAs }) =>
          displayAs === 'discussions' && viewer.can('discussions.edit', { categoryID }),
      ),
    });
  });

  app.post<{ Body: Body }>('/discussions/bulk/run', async (request, reply) => {
    checkForm(request);
    const { viewer, body } = request;
    const { kind, discussions, back } = await read(request);
    const no = refusal(viewer, kind, discussions);
    if (no) throw new HttpError(400, no.words, no.names.join(', ') || null);
    const discussionIDs = discussions.map(({ discussionID }) => discussionID);
    const addRedirects = body.addRedirects === '1';
    const target = readID(readText(body.to));
    if (target === undefined && (kind === 'move' || kind === 'merge'))
      throw invalid({ field: 'to', message: 'Please choose where to.' });
    const { moderation } = forum;
    const start = {
      move: () => moderation.move(viewer, { discussionIDs, categoryID: target as number, addRedirects }),
      merge: () =>
        moderation.merge(viewer, { discussionIDs, destinationDiscussionID: target as number, addRedirects }),
      close: () => moderation.close(viewer, { discussionIDs }),
      delete: () => moderation.remove(viewer, { discussionIDs }),
    };
    const failed = await runToEnd(forum.longRunner, viewer, await start[kind]());
    return pages.send(request, reply, '/bulk-done', {
      title: pages.words(request).t(bulkWords[kind].heading),
      back,
      bulk: bulkWords[kind],
      failed: discussions.flatMap(({ discussionID, name }) => {
        const reason = failed.get(discussionID);
        return reason === undefined ? [] : { name, reason };
      }),
    });
  });
}
