import * as v from 'valibot';
import { background, flag, maybe, text, word } from './homeProps';

const button = maybe(
  v.object({
    title: text(200),
    type: word('primary', 'standard', 'text'),
    url: text(),
    shouldUseButton: flag,
  }),
);

/** What a call to action says and how it looks. */
export const call = {
  title: text(500),
  description: text(),
  alignment: word('center', 'left'),
  textColor: text(100),
  borderType: word('none', 'border', 'shadow', 'separator'),
  button,
  secondButton: button,
  background,
};

export type Call = v.InferOutput<v.ObjectSchema<typeof call, undefined>>;
