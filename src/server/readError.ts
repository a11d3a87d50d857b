import {
  generalFailure,
  plainError,
  type ApiError,
  type ApiErrorCode,
  type FieldProblem,
} from '../contract/apiError';
import { isRecord } from '../contract/foreign';
import { safeUrl } from '../safe/safeUrl';
import { cutText } from '../safe/cutText';

const codes: Record<number, ApiErrorCode> = {
  202: 'awaitingApproval',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  410: 'notFound',
  413: 'tooLarge',
  422: 'validation',
  429: 'tooMany',
};

const text = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? cutText(value, 5000) : null;

/** The server's error body as an `ApiError`; anything that has not the promised type is left out. */
export function readError(status: number, body: unknown, origin: string): ApiError {
  const error = plainError(codes[status] ?? (status >= 500 ? 'server' : 'badRequest'), status);
  if (!isRecord(body)) return error;
  const fields = Array.isArray(body.errors) ? body.errors.slice(0, 500).flatMap(readField) : [];
  const list = <T>(value: unknown, type: string) =>
    Array.isArray(value) ? (value.filter((entry) => typeof entry === type) as T[]) : undefined;
  return dropUndefined({
    ...error,
    code: fields.length > 0 && (status === 400 || status === 422) ? 'validation' : error.code,
    message: text(body.message) ?? generalFailure,
    description: text(body.description),
    fields,
    actionButton: readButton(body.actionButton, origin),
    permissions: list<string>(body.permissions, 'string'),
    recordIDs: list<number>(body.recordIDs, 'number'),
    trace: text(body.trace) ?? undefined,
  });
}

/** The full path is kept: two nested fields of one name must not collide. */
function readField(foreign: unknown): FieldProblem[] {
  if (!isRecord(foreign) || typeof foreign.field !== 'string') return [];
  const problem: FieldProblem = {
    path: text(foreign.path) ?? '',
    field: foreign.field,
    code: text(foreign.code) ?? 'invalid',
    message: text(foreign.message) ?? generalFailure,
  };
  if (Number.isInteger(foreign.index)) problem.index = foreign.index as number;
  return [problem];
}

function readButton(foreign: unknown, origin: string): ApiError['actionButton'] {
  const url = isRecord(foreign) ? safeUrl('user', foreign.url, { origin }) : null;
  const label = isRecord(foreign) ? text(foreign.label) : null;
  if (!url || !label) return null;
  return (foreign as { target?: unknown }).target === '_blank'
    ? { label, url, target: '_blank' }
    : { label, url };
}

const dropUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
