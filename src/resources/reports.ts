import { plainError, type ApiError } from '../contract/apiError';
import { isRecord } from '../contract/foreign';
import { callRefused } from '../session/callRefused';
import { api } from '../store/api';
import type { AppThunk } from '../store/storeTypes';

/** Why somebody may report a post. */
export interface ReportReason {
  reportReasonID: string;
  name: string;
  description: string;
}

/** What members tell moderators about a post. */
export interface Report {
  recordType: 'discussion' | 'comment';
  recordID: number;
  reportReasonIDs: string[];
  noteBody: string;
  noteFormat: string;
}

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** In the forum's order, without those that it has taken back. */
    getReportReasons: build.query<ReportReason[], void>({
      async queryFn(_none, _api, _options, send) {
        const answer = await send({ path: 'report-reasons' });
        if (answer.error) return { error: answer.error };
        if (!Array.isArray(answer.data)) return { error: plainError('notJson', 200) };
        const rows = answer.data.filter(isRecord).filter(({ deleted }) => deleted !== true);
        const sort = (row: Record<string, unknown>) => Number(row.sort) || 0;
        return { data: rows.sort((one, two) => sort(one) - sort(two)).flatMap(readReason) };
      },
    }),
  }),
});

export const { useGetReportReasonsQuery } = reportsApi;

/** Null when it has arrived. */
export const sendReport =
  (report: Report): AppThunk<Promise<ApiError | null>> =>
  async (dispatch, _getState, { client }) => {
    const result = await client.send({ method: 'POST', path: 'reports', body: report });
    if (result.outcome === 'done') return null;
    dispatch(callRefused(result.error));
    return result.error;
  };

function readReason({ reportReasonID, name, description }: Record<string, unknown>): ReportReason[] {
  if (typeof name !== 'string' || !/^(string|number)$/.test(typeof reportReasonID)) return [];
  const text = typeof description === 'string' ? description : '';
  return [{ reportReasonID: String(reportReasonID), name, description: text }];
}
