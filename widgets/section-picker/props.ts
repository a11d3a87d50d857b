import * as v from 'valibot';
import { guard } from '../../src/index';
import { flag, text } from '../../src/ui/home/homeProps';

const schema = v.object({
  /** `titleBarLink` in a bar. */
  buttonType: text(100),
  /** An icon beside the name. */
  forceIcon: flag,
});

export type SectionPickerProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
