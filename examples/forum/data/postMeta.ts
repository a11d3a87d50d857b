import { splitTokens } from '../../../src/resources/postFields';
import { invalid } from '../httpError';
import type { PostField } from '../wire';

export type PostMeta = Record<string, unknown>;

export const readMeta = (kept: string): PostMeta => JSON.parse(kept) as PostMeta;

/** The values of these fields; a field without one is left out. */
export const metaOf = (fields: readonly PostField[], kept: PostMeta): PostMeta =>
  Object.fromEntries(
    fields.flatMap(({ postFieldID }) =>
      Object.hasOwn(kept, postFieldID) ? [[postFieldID, kept[postFieldID]]] : [],
    ),
  );

/**
 * What was sent for the fields of a post, over what is kept of it: fields that were not sent stay as they are, unknown ones are
 * left out. Throws 400 with an error for each field, under `postMeta`.
 */
export function checkMeta(fields: readonly PostField[], sent: PostMeta = {}, kept: PostMeta = {}): PostMeta {
  const meta = { ...kept };
  const problems = fields.flatMap((field) => {
    const { postFieldID, isRequired } = field;
    const given = Object.hasOwn(sent, postFieldID);
    const { value, problem } = given ? valueOf(field, sent[postFieldID]) : { value: meta[postFieldID] };
    if (value === undefined) delete meta[postFieldID];
    else meta[postFieldID] = value;
    const isMissing = isRequired && (value === undefined || value === false);
    const message = problem ?? (isMissing ? 'Please fill this in.' : undefined);
    const code = problem === undefined ? 'missingField' : 'invalid';
    return message === undefined ? [] : [{ path: 'postMeta', field: postFieldID, code, message }];
  });
  if (problems.length > 0) throw invalid(...problems);
  return meta;
}

interface Read {
  /** Undefined for an empty field. */
  value?: unknown;
  problem?: string;
}

const empty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const longest = { text: 500, 'text-multiline': 5000, dropdown: 500 };

/** Forms without script send texts: numbers, and `true` for a box, are read from these too. */
function valueOf({ dataType, formType, dropdownOptions: options }: PostField, sent: unknown): Read {
  if (formType === 'checkbox') return { value: sent === true || sent === 'true' };
  if (formType === 'tokens') return tokensOf(dataType === 'number[]', options, sent);
  if (empty(sent)) return {};
  if (formType === 'date') {
    const day = typeof sent === 'string' ? /^\d{4}-\d\d-\d\d(?=$|T)/.exec(sent.trim())?.[0] : undefined;
    const isDay = day !== undefined && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day);
    return isDay ? { value: day } : { problem: 'Please write a date.' };
  }
  if (formType === 'dropdown') {
    const chosen = options.find((option) => String(option) === String(sent));
    return chosen === undefined ? { problem: 'Please choose one of the list.' } : { value: chosen };
  }
  if (formType === 'number' || dataType === 'number') {
    const number = typeof sent === 'string' ? Number(sent) : sent;
    const problem = problemOf(number);
    return problem === undefined ? { value: number } : { problem };
  }
  if (typeof sent !== 'string') return { problem: 'Please write a text.' };
  const value = sent.trim();
  return value.length > longest[formType] ? { problem: 'This text is too long.' } : { value };
}

/** Larger ones are no measure of anything, and are not kept to the digit. */
const largest = 10 ** 15;

const problemOf = (number: unknown): string | undefined => {
  if (typeof number !== 'number' || !Number.isFinite(number)) return 'Please write a number.';
  return Math.abs(number) >= largest ? 'Please write a number of at most 15 digits.' : undefined;
};

function tokensOf(areNumbers: boolean, options: PostField['dropdownOptions'], sent: unknown): Read {
  const given: unknown[] = Array.isArray(sent)
    ? sent
    : typeof sent === 'string'
      ? splitTokens(sent, options)
      : [];
  const texts = given.map((each) => String(each).trim()).filter((each) => each !== '');
  const tokens = [...new Set(texts)].map((each) => (areNumbers ? Number(each) : each));
  if (tokens.length === 0) return {};
  if (tokens.length > 50 || texts.some((each) => each.length > 100))
    return { problem: 'This text is too long.' };
  const problem = areNumbers ? tokens.map(problemOf).find((each) => each !== undefined) : undefined;
  if (problem !== undefined) return { problem };
  const known = options.map(String);
  return known.length > 0 && tokens.some((each) => !known.includes(String(each)))
    ? { problem: 'Please choose one of the list.' }
    : { value: tokens };
}
