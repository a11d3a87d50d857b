import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, count, list, maybe, text, user } from '../../src/ui/home/homeProps';

const schema = v.object({
  ...around,
  users: list(user),
  role: maybe(v.object({ roleID: count, name: text(200) })),
});

export type RoleSpotlightProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
