import * as v from 'valibot';
import { guard } from '../../src/index';

// Larger numbers are written with an exponent, which is no record's address.
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const flag = v.optional(v.boolean(), false);
/** A plain colour, never a `url()` or the end of a declaration. */
const color = v.pipe(v.string(), v.regex(/^(#[\da-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/]{1,60}\))$/i));
// Looks are a layout editor's: one that makes no sense costs the look, not the widget.
const look = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined as v.InferOutput<Schema> | undefined);

const schema = v.object({
  userID: id,
  /** The category's. */
  recordID: id,
  name: v.pipe(v.string(), v.maxLength(500)),
  isFollowed: flag,
  /** Flat, with the server's dotted keys; servers print an empty map as `[]`. */
  notificationPreferences: v.optional(
    v.nullable(v.union([v.record(v.string(), v.unknown()), v.array(v.unknown())])),
  ),
  emailDigestEnabled: flag,
  viewRecordUrl: v.optional(v.nullable(v.string())),
  /** The category's name stands on the button. */
  nameAsLabel: flag,
  iconOnly: flag,
  /** In a layout editor: nothing happens. */
  preview: flag,
  size: look(v.picklist(['default', 'compact'])),
  /** Of the host's own stylesheet: none of our names, and none that its scripts look for. */
  className: look(v.pipe(v.string(), v.regex(/^(?!.*\b(?:inl|js)-)[\w\s-]{1,500}$/i))),
  alignment: look(v.picklist(['start', 'center', 'end'])),
  borderRadius: look(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  buttonColor: look(color),
  textColor: look(color),
});

export type FollowProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
