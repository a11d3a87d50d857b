import type { ApiClient, ApiResult } from '../../contract/apiClient';
import type { ApiError } from '../../contract/apiError';
import { isRecord } from '../../contract/foreign';
import type { DraftTarget, ServerDraft } from './draft';
import { beginsPost } from './draftBook';
import type { LocalDraft } from './localDraft';
import { readServerDraft } from './readServerDraft';

export type DraftAnswer<Data> = { data: Data; error: null } | { data: null; error: ApiError };

/** The drafts API, one call each, with clean answers. */
export interface DraftServer {
  /** The draft with that ID. */
  get(draftID: number): Promise<DraftAnswer<ServerDraft | null>>;
  /** The newest draft for a target, or null. */
  find(target: DraftTarget): Promise<DraftAnswer<ServerDraft | null>>;
  /** Creates a draft without an ID, updates one with an ID. */
  save(draft: LocalDraft): Promise<DraftAnswer<ServerDraft | null>>;
  /** One that is gone already counts as removed. */
  remove(draftID: number): Promise<ApiError | null>;
  /** PATCH, for what comes with dates alone. */
  update(path: string, body?: object): Promise<DraftAnswer<ServerDraft | null>>;
  /** There will be something to save. */
  prepare?(): void;
}

export function createDraftServer({ send, prepare }: Pick<ApiClient, 'send' | 'prepare'>): DraftServer {
  const path = (draftID: number) => `drafts/${draftID}`;
  const update = async (at: string, body?: object) =>
    one(await send({ method: 'PATCH', path: at, ...(body && { body }) }));
  return {
    get: async (draftID) => one(await send({ path: `${path(draftID)}/edit` })),
    async find({ recordType, recordID, parentRecordType, parentRecordID, commentParentID }) {
      const query = { recordType, parentRecordType, parentRecordID, limit: 100, sort: '-dateUpdated' };
      const result = await send({ path: 'drafts', query });
      if (result.outcome !== 'done') return { data: null, error: result.error };
      const rows = Array.isArray(result.data) ? result.data.filter(isRecord) : [];
      const row = rows.find((each) => {
        const draft = readServerDraft(each);
        return (
          !(beginsPost({ recordType, recordID }) && draft?.draftStatus === 'scheduled') &&
          (each.recordID ?? undefined) === recordID &&
          (draft?.meta.commentParentID ?? undefined) === commentParentID
        );
      });
      return { data: readServerDraft(row), error: null };
    },
    save: async (draft) =>
      draft.draftID === null
        ? one(await send({ method: 'POST', path: 'drafts', body: bodyOf(draft) }))
        : update(path(draft.draftID), bodyOf(draft)),
    async remove(draftID) {
      const result = await send({ method: 'DELETE', path: path(draftID) });
      return result.outcome === 'done' || result.error.status === 404 ? null : result.error;
    },
    update,
    prepare,
  };
}

const one = (result: ApiResult): DraftAnswer<ServerDraft | null> =>
  result.outcome === 'done'
    ? { data: readServerDraft(result.data), error: null }
    : { data: null, error: result.error };

/** The body of POST and PATCH. Without its status a scheduled draft would become a plain one with every save. */
function bodyOf({ target, body, format, meta, lastSaved, draftStatus, dateScheduled }: LocalDraft): object {
  const { draftID: _, commentParentID, ...place } = target;
  return {
    ...place,
    ...(draftStatus === 'scheduled' && { draftStatus, dateScheduled }),
    attributes: {
      body,
      format,
      draftType: place.recordType,
      lastSaved,
      draftMeta: commentParentID === undefined ? meta : { ...meta, commentParentID },
    },
  };
}
