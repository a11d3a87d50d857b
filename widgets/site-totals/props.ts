import * as v from 'valibot';
import { guard } from '../../src/index';
import { background, count, flag, list, maybe, text, word } from '../../src/ui/home/homeProps';

const total = v.object({
  recordType: v.pipe(v.string(), v.maxLength(50)),
  label: v.pipe(v.string(), v.maxLength(200)),
  iconName: text(100),
  count: v.pipe(count, v.minValue(0)),
  isCalculating: flag,
  /** Of this part of the forum alone. */
  isFiltered: flag,
});

const schema = v.object({
  totals: list(total, 20),
  labelType: word('both', 'icon', 'text'),
  formatNumbers: flag,
  containerOptions: maybe(
    v.object({
      background,
      textColor: text(100),
      alignment: word('flex-start', 'center', 'flex-end', 'space-around'),
    }),
  ),
});

export type SiteTotalsWidgetProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
