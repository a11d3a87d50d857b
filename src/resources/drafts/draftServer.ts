import type { ApiClient, ApiResult } from '../../contract/apiClient';
import type { ApiError } from '../../contract/apiError';
import { isRecord } from '../../contract/foreign';
import { beginsPost, type DraftRow, type DraftTarget, type ServerDraft } from './draft';
import { readServerDraft } from './readRow';

export type DraftAnswer<Data> = { data: Data; error: null } | { data: null; error: ApiError };

export type DraftServer = ReturnType<typeof createDraftServer>;

/** The drafts API, one call each, with checked answers. */
export function createDraftServer({ send, prepare }: Pick<ApiClient, 'send' | 'prepare'>) {
  const path = (draftID: number) => `drafts/${draftID}`;
  const update = async (at: string, body?: object) =>
    one(await send({ method: 'PATCH', path: at, ...(body && { body }) }));
  return {
    get: async (draftID: number) => one(await send({ path: `${path(draftID)}/edit` })),
    /** The drafts of a target and of replies to it, newest first. */
    async list({
      recordType,
      recordID,
      parentRecordType,
      parentRecordID,
    }: DraftTarget): Promise<DraftAnswer<ServerDraft[]>> {
      const query = { recordType, parentRecordType, parentRecordID, limit: 100, sort: '-dateUpdated' };
      const result = await send({ path: 'drafts', query });
      if (result.outcome !== 'done') return { data: null, error: result.error };
      const rows = Array.isArray(result.data) ? result.data.filter(isRecord) : [];
      const data = rows.flatMap((row) => {
        const draft = (row.recordID ?? undefined) === recordID ? readServerDraft(row) : null;
        const isDated = beginsPost({ recordType, recordID }) && draft?.draftStatus === 'scheduled';
        return draft && !isDated ? draft : [];
      });
      return { data, error: null };
    },
    /** Creates a draft without an ID, updates one with an ID. */
    save: async (draft: DraftRow) =>
      draft.draftID === null
        ? one(await send({ method: 'POST', path: 'drafts', body: bodyOf(draft) }))
        : update(path(draft.draftID), bodyOf(draft)),
    /** Resolves with why it could not be deleted. One that is gone already counts as deleted. */
    async remove(draftID: number): Promise<ApiError | null> {
      const result = await send({ method: 'DELETE', path: path(draftID) });
      return result.outcome === 'done' || result.error.status === 404 ? null : result.error;
    },
    /** PATCH, for dates. */
    update,
    /** There will be something to save. */
    prepare,
  };
}

const one = (result: ApiResult): DraftAnswer<ServerDraft | null> =>
  result.outcome === 'done'
    ? { data: readServerDraft(result.data), error: null }
    : { data: null, error: result.error };

/**
 * The body of POST and PATCH. Without its status a scheduled draft would become a plain one with every save. `knownSaved`: the
 * `lastSaved` that the server is known to have; a server that has a later one answers 409.
 */
function bodyOf({
  target,
  body,
  format,
  meta,
  lastSaved,
  onServer,
  draftStatus,
  dateScheduled,
}: DraftRow): object {
  const { draftID: _, commentParentID, ...place } = target;
  return {
    ...place,
    ...(draftStatus === 'scheduled' && { draftStatus, dateScheduled }),
    attributes: {
      body,
      format,
      draftType: place.recordType,
      lastSaved,
      ...(onServer !== null && { knownSaved: onServer }),
      draftMeta: commentParentID === undefined ? meta : { ...meta, commentParentID },
    },
  };
}
