import type { ReactionTypeRow } from '../database/tables';
import type { RecordType } from '../forum';
import type { Viewer } from '../viewer';
import type { Reaction } from '../wire';
import type { Context } from './context';
import { paths } from './paths';

/** Flags are counted for moderators only. */
export function typesFor(viewer: Viewer, types: ReactionTypeRow[]): ReactionTypeRow[] {
  return types.filter((type) => type.class !== 'Flag' || viewer.can('community.moderate'));
}

/** All types with their counts, per record, as the viewer sees them. */
export async function reactionSummary(
  { db, catalogue }: Context,
  viewer: Viewer,
  recordType: RecordType,
  recordIDs: number[],
): Promise<Map<number, Reaction[]>> {
  const rows =
    recordIDs.length === 0
      ? []
      : await db
          .selectFrom('reaction')
          .select((eb) => [
            'recordID',
            'tagID',
            eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
            eb.fn.agg<boolean>('bool_or', [eb('userID', '=', viewer.userID)]).as('hasReacted'),
          ])
          .where('recordType', '=', recordType)
          .where('recordID', 'in', recordIDs)
          .groupBy(['recordID', 'tagID'])
          .execute();
  const found = new Map(rows.map((row) => [`${row.recordID}/${row.tagID}`, row]));
  const types = typesFor(viewer, catalogue.reactionTypes);
  const summaryOf = (recordID: number): Reaction[] =>
    types.map(({ tagID, urlcode, name, class: kind, reactionValue }) => {
      const row = found.get(`${recordID}/${tagID}`);
      return {
        tagID,
        urlcode,
        name,
        class: kind,
        count: row?.count ?? 0,
        reactionValue,
        hasReacted: row?.hasReacted ?? false,
        url: viewer.url(paths.reactions(recordType, recordID)),
      };
    });
  return new Map(recordIDs.map((recordID) => [recordID, summaryOf(recordID)]));
}
