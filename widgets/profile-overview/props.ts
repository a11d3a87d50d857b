import * as v from 'valibot';
import { guard } from '../../src/index';
import { list } from '../../src/ui/home/homeProps';

const text = v.pipe(v.string(), v.maxLength(2000));

const schema = v.object({
  /** A member's own words about themselves, by the names that the forum asks for them. */
  data: list(v.object({ key: v.pipe(text, v.nonEmpty()), value: v.union([text, list(text, 50)]) })),
});

export type ProfileOverviewProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
