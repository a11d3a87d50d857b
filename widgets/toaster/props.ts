import * as v from 'valibot';
import { guard } from '../../src/index';
import { text } from '../../src/ui/home/homeProps';

const schema = v.object({
  /** HTML, where it does not stand in the tag itself. */
  children: text(),
});

export type ToasterProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
