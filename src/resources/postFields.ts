import * as v from 'valibot';
import { isRecord } from '../contract/foreign';

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));
const words = v.fallback(v.optional(text(2000)), undefined);

const fieldSchema = v.object({
  postFieldID: v.pipe(text(100), v.minLength(1)),
  label: text(500),
  description: words,
  dataType: v.optional(text(20), 'text'),
  formType: v.picklist(['text', 'text-multiline', 'dropdown', 'tokens', 'checkbox', 'date', 'number']),
  isRequired: v.optional(v.boolean(), false),
  dropdownOptions: v.fallback(v.array(v.union([v.string(), v.number()])), []),
});
/** A field that a form has for posts of a type. */
export type PostField = v.InferOutput<typeof fieldSchema>;

const typeSchema = v.object({
  postTypeID: v.pipe(text(100), v.minLength(1)),
  name: text(500),
  /** What the server itself knows; null for those that are just that. */
  parentPostTypeID: v.optional(v.nullable(text(100)), null),
  postButtonLabel: words,
  postHelperText: words,
  /** Empty: every category. */
  categoryIDs: v.fallback(v.array(v.number()), []),
  postFields: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((rows) => rows.flatMap((row) => (v.is(fieldSchema, row) ? [v.parse(fieldSchema, row)] : []))),
  ),
});
/** A kind of post with what its form asks. */
export type FormType = v.InferOutput<typeof typeSchema>;

/** Types of a foreign list, as far as they are some. PHP prints what has no value as null. */
export const readFormTypes = (foreign: unknown): FormType[] =>
  (Array.isArray(foreign) ? foreign : []).flatMap((row: unknown) => {
    const read = v.safeParse(typeSchema, row);
    return read.success && isRecord(row) && row.isActive !== false ? [read.output] : [];
  });

/** What a form holds of each field: the text of its control, `true` for a box that is ticked, tokens with commas. */
export type FieldTexts = Readonly<Record<string, string>>;

type Options = readonly (string | number)[];

/**
 * Tokens of a text with commas between them: `oak, "pine, old"`. A comma belongs to a token inside quotation marks, and where the
 * text has one of the options with its comma.
 */
export function splitTokens(text: string, options: Options = []): string[] {
  const whole = options
    .map(String)
    .filter((option) => option.includes(','))
    .sort((one, other) => other.length - one.length);
  const tokens: string[] = [];
  for (let rest = text.trimStart(); rest !== ''; rest = rest.trimStart()) {
    const option = whole.find((each) =>
      /^\s*(,|$)/.test(rest.startsWith(each) ? rest.slice(each.length) : '-'),
    );
    const [quoted, inQuotes] = /^"((?:[^"]|"")*)"(?=\s*(?:,|$))/.exec(rest) ?? [];
    const token = option ?? quoted ?? rest.split(',', 1)[0]!;
    tokens.push((option ?? inQuotes?.replaceAll('""', '"') ?? token).trim());
    rest = rest.slice(token.length).replace(/^\s*,/, '');
  }
  return tokens.filter(Boolean);
}

/** The other way round. Where an option has a comma, no token is left to be taken for a part of it. */
export const joinTokens = (tokens: readonly string[], options: Options = []): string =>
  tokens
    .map((token) =>
      [token, ...options].some((each) => String(each).includes(',')) || token.startsWith('"')
        ? `"${token.replaceAll('"', '""')}"`
        : token,
    )
    .join(', ');

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return joinTokens(value.map(String));
  if (typeof value === 'boolean') return value ? 'true' : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Values of the API's as a form holds them. */
export const textsOf = (postMeta: unknown): Record<string, string> =>
  isRecord(postMeta)
    ? Object.fromEntries(Object.entries(postMeta).map(([id, value]) => [id, textOf(value)]))
    : {};

/** The values of these fields as the API takes them; an empty field is null. */
export const fieldValues = (fields: readonly PostField[], texts: FieldTexts): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ postFieldID, formType, dataType, dropdownOptions }) => {
      const value = texts[postFieldID] ?? '';
      if (formType === 'checkbox') return [postFieldID, value === 'true'];
      if (value.trim() === '') return [postFieldID, null];
      const isNumber = dataType.startsWith('number');
      // The server says what is wrong with a text that is no number.
      const asNumber = (each: string) => (isNumber && Number.isFinite(Number(each)) ? Number(each) : each);
      if (formType !== 'tokens') return [postFieldID, asNumber(value)];
      return [postFieldID, splitTokens(value, dropdownOptions).map(asNumber)];
    }),
  );

/** Required fields that hold nothing. */
export const emptyFields = (fields: readonly PostField[], texts: FieldTexts): string[] =>
  fields
    .filter(({ postFieldID, isRequired }) => isRequired && (texts[postFieldID] ?? '').trim() === '')
    .map(({ postFieldID }) => postFieldID);

/** Before a category is chosen every type can be. */
export const isAllowed = ({ categoryIDs }: FormType, categoryID: number): boolean =>
  categoryIDs.length === 0 || categoryID <= 0 || categoryIDs.includes(categoryID);
