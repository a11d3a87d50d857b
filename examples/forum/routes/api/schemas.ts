import { Type, type TObject, type TProperties, type TSchema } from 'typebox';

/** Short forms for route schemas. Bodies drop unknown keys. */
export const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** A number that the database can hold, whatever it stands for. */
export const small = Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 });
export const ids = Type.Array(id, { maxItems: 200 });
export const names = Type.Array(Type.String(), { maxItems: 50 });
export const text = (maxLength: number) => Type.String({ maxLength });
export const range = Type.String({ maxLength: 80, description: 'A single value, `[a,b]`, `>=a` or `<=b`' });
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] });
export const maybe = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);
export const body = <Properties extends TProperties>(properties: Properties): TObject<Properties> =>
  Type.Object(properties, { additionalProperties: false });

export const withID = Type.Object({ id });
/** A number, or `$me`, `$name:…`, `$urlcode:…`. */
export const withSmartID = Type.Object({ id: Type.String({ pattern: '^(\\d{1,9}|\\$.{1,120})$' }) });

export const expand = { expand: maybe(names) };
export const paging = {
  page: maybe(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  limit: maybe(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
};
export const longRunner = {
  longRunnerMode: maybe(oneOf(['sync', 'async'])),
  longRunnerTimeout: maybe(Type.Number({ minimum: 0, maximum: 20, description: 'Seconds' })),
};
// How long a post may be is said by who renders it, in words for its writer.
export const post = { body: text(1_000_000), format: text(20) };

/** What can go wrong anywhere. */
const problem = Type.Object(
  {
    message: Type.String(),
    status: Type.Integer(),
    description: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'] })),
    permissions: Type.Optional(Type.Array(Type.String())),
    recordIDs: Type.Optional(Type.Array(Type.Integer())),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          field: Type.String(),
          path: Type.Optional(Type.String()),
          index: Type.Optional(Type.Integer()),
          code: Type.String(),
          message: Type.String(),
        }),
      ),
    ),
  },
  { title: 'Problem' },
);

/** Documentation only: responses are checked against the wire types where they are made. */
export const answers = (ok: Record<number, TSchema>): unknown => ({ ...ok, '4xx': problem });
export const empty = Type.Null({ description: 'No body.' });
