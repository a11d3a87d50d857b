import * as v from 'valibot';
import { guard } from '../../src/index';

const schema = v.object({
  /** 0 for a guest, whose choice is kept in a cookie. */
  userID: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** As the API says it; with it the form is complete from its first frame, without a call. */
  choice: v.optional(v.picklist(['1', '0', '-1'])),
});

export type AccountSettingsProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
