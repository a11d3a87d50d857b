import * as v from 'valibot';
import { guard } from '../../src/index';

const schema = v.object({
  /** The list's element: its forms with `data-draftid` delete that draft. */
  list: v.string(),
});

export type DraftListProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
