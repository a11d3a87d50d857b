import * as v from 'valibot';
import { guard } from '../../src/index';

const foreign = v.record(v.string(), v.unknown());

const schema = v.object({
  userID: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** As the API sends them. With them the form is complete from its first frame, without a call. */
  schema: v.optional(foreign),
  preferences: v.optional(foreign),
  locales: v.optional(v.array(foreign)),
});

export type NotificationPreferencesProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
