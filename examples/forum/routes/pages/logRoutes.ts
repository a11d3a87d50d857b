import { diffWords } from 'diff';
import type { FastifyInstance } from 'fastify';
import { textOfHtml } from '../../posts/cleanHtml';
import type { LogEntry } from '../../wire';
import { createPager } from './createPager';
import type { Pages } from './createPages';
import { readID, readPage, readText, withQuery } from './paths';

const limit = 20;
/** Longer texts are shown whole, before and after: comparing them takes a server too long. */
const comparable = 20_000;

const operations: Record<string, string> = { edit: 'Edited', delete: 'Deleted', merge: 'Merged' };

interface Piece {
  value: string;
  kind: 'added' | 'removed' | 'same';
}

/** Plain text as pieces, in reading order. */
function pieces(before: string, after?: string): Piece[] {
  if (after === undefined) return [{ value: before, kind: 'same' }];
  if (before.length + after.length > comparable)
    return [
      { value: before, kind: 'removed' },
      { value: after, kind: 'added' },
    ];
  return diffWords(before, after).map(({ value, added, removed }) => ({
    value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

const shown = ({ name, body, after, ...entry }: LogEntry) => ({
  ...entry,
  operationName: operations[entry.operation] ?? entry.operation,
  title: name === undefined ? null : pieces(name, after?.name),
  text: pieces(textOfHtml(body), after && textOfHtml(after.body)),
});

/** Revision history and deleted comments: posts before each edit. */
export function logRoutes(app: FastifyInstance, pages: Pages): void {
  app.get('/log/filter', async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const asked = {
      recordType: readText(query.recordType),
      recordID: readID(readText(query.recordID)),
      parentRecordID: readID(readText(query.parentRecordID)),
      operation: readText(query.operation),
    };
    const page = readPage(readText(query.page));
    const { rows, total } = await app.forum.log.list(request.viewer, { ...asked, page, limit });
    const { t } = pages.words(request);
    return pages.send(request, reply, '/log', {
      title: t(asked.operation === 'delete' ? 'Deleted Comments' : 'Revision History'),
      entries: rows.map(shown),
      pager: createPager({ page, limit, total: total ?? 0 }, (to) =>
        withQuery('/log/filter', { ...asked, page: to === 1 ? undefined : to }),
      ),
    });
  });
}
