import type { DraftAttributes, DraftInput } from '../../drafts';
import { HttpError, invalid, type FieldError } from '../../httpError';
import type { Viewer } from '../../viewer';
import type { Context } from '../context';
import { demand } from '../demand';
import { checkMeta } from '../postMeta';
import { fieldsFor, isForCategory, wrongCategory } from '../postTypes';
import { tagProblems } from '../tagProblems';
import { tagsOf } from './draftTags';

type Scheduled = Pick<DraftInput, 'recordType'> & {
  recordID?: number | null;
  attributes: DraftAttributes;
  dateScheduled?: string | null;
};

const year = 365 * 24 * 60 * 60 * 1000;

/** Throws unless the viewer may schedule that draft for that date. Answers the date. */
export async function checkSchedule(
  context: Context,
  viewer: Viewer,
  draft: Scheduled,
  ownID?: number,
): Promise<Date> {
  const { db, config, now } = context;
  if (!config.draftScheduling) throw new HttpError(400, 'Draft scheduling is not enabled.');
  demand(viewer, 'schedule.allow');
  const problems = [
    ...dateProblems(draft.dateScheduled, config.scheduleLeadSeconds, now()),
    ...problemsOf(draft),
    ...typeProblems(context, viewer, draft),
  ];
  if (problems.length > 0) throw invalid(...problems);

  if (draft.recordID != null) {
    const other = await db
      .selectFrom('draft')
      .innerJoin('user', 'user.userID', 'draft.insertUserID')
      .select(['draftID', 'insertUserID', 'user.name'])
      .where('recordType', '=', draft.recordType)
      .where('recordID', '=', draft.recordID)
      .where('draftStatus', '=', 'scheduled')
      .where('draftID', '!=', ownID ?? 0)
      .executeTakeFirst();
    if (other) throw conflict(draft.recordID, other, viewer);
  }
  return new Date(draft.dateScheduled as string);
}

function dateProblems(date: string | null | undefined, lead: number, now: Date): Problem[] {
  const field = 'dateScheduled';
  if (date == null || date === '')
    return [{ field, code: 'missingField', message: 'dateScheduled is required.' }];
  const time = Date.parse(date);
  if (Number.isNaN(time)) return [{ field, message: 'dateScheduled is not a date.' }];
  const words = (rest: string) => {
    const message = `The scheduled date and time must be ${rest}.`;
    return [{ field, code: message, message }];
  };
  if (time < now.getTime() + lead * 1000)
    return words(`at least ${Math.ceil(lead / 60)} minutes in the future`);
  return time >= now.getTime() + year ? words('less than 1 year from now') : [];
}

type Problem = Pick<FieldError, 'field' | 'message'> & Partial<FieldError>;

function problemsOf({ recordType, attributes: { body, draftMeta = {} } }: Scheduled): Problem[] {
  const required = (path: string, field: string, value: unknown): Problem[] =>
    typeof value === 'string' && value.trim() !== ''
      ? []
      : [{ field, path, code: 'missingField', message: `${field} is required.` }];
  const meta = 'attributes.draftMeta';
  return [
    ...required('attributes', 'body', body),
    ...(recordType === 'discussion'
      ? [
          ...required(meta, 'name', draftMeta.name),
          ...required(meta, 'postTypeID', draftMeta.postTypeID),
          // Checked now: at the due time no user is there to read the error.
          ...tagProblems(tagsOf(draftMeta)).map((problem) => ({ ...problem, path: meta })),
        ]
      : []),
  ];
}

/** What the type of a new post demands of its category and its fields. */
function typeProblems(
  context: Context,
  viewer: Viewer,
  { recordType, recordID, attributes: { draftMeta: meta = {} } }: Scheduled,
): Problem[] {
  const type = context.catalogue.postTypes.find(({ postTypeID }) => postTypeID === meta.postTypeID);
  if (recordType !== 'discussion' || recordID != null || !type) return [];
  if (typeof meta.categoryID === 'number' && !isForCategory(type, meta.categoryID))
    return [{ field: 'postTypeID', path: 'attributes.draftMeta', message: wrongCategory }];
  const sent = typeof meta.postMeta === 'object' ? { ...meta.postMeta } : {};
  try {
    checkMeta(fieldsFor(viewer, type.postFields, viewer.userID), sent);
    return [];
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.errors.map((problem) => ({ ...problem, path: 'attributes.draftMeta.postMeta' }));
  }
}

/** The entry's status is an object here: clients lead to the other draft with it. */
function conflict(
  recordID: number,
  other: { draftID: number; insertUserID: number; name: string },
  viewer: Viewer,
): HttpError {
  const isOwnSchedule = other.insertUserID === viewer.userID;
  const who = isOwnSchedule ? 'You have' : `${other.name} has`;
  const entry = {
    field: 'recordID',
    code: 'invalid',
    status: { error: 400, recordID, draftID: other.draftID, isOwnSchedule },
    message: `${who} already scheduled a change of this post.`,
  };
  return new HttpError(400, 'Validation Failed', null, { errors: [entry] });
}

/** `format` is always there: without one it is `Text`. */
export function withFormat(attributes: Record<string, unknown>): DraftAttributes {
  const { format } = attributes;
  return { ...attributes, format: typeof format === 'string' && format !== '' ? format : 'Text' };
}
