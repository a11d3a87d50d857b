import * as v from 'valibot';
import { guard } from '../../src/index';
import { flag } from '../../src/ui/home/homeProps';

const schema = v.object({
  userID: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  isOwnProfile: flag,
});

export type EditProfileFieldsProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
