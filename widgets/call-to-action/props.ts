import * as v from 'valibot';
import { guard } from '../../src/index';
import { call } from '../../src/ui/home/callProps';
import { flag, list, maybe, text } from '../../src/ui/home/homeProps';

const schema = v.object({
  ...call,
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  // As tags of deployed pages say it.
  to: text(),
  textCTA: text(200),
  imageUrl: text(),
  otherCTAs: maybe(list(v.object({ to: text(), textCTA: text(200), linkButtonType: text(50) }), 5)),
  desktopOnly: flag,
});

export type CallToActionProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
