import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, list, maybe } from '../../src/ui/home/homeProps';

const tab = v.object({
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  componentName: v.pipe(v.string(), v.regex(/^[a-z][\w.-]{0,63}$/i)),
  // PHP prints an empty object as a list.
  componentProps: v.fallback(v.record(v.string(), v.unknown()), {}),
});

const schema = v.object({
  ...around,
  tabs: list(tab, 10),
  defaultTabIndex: maybe(v.pipe(v.number(), v.safeInteger())),
  limit: maybe(v.picklist([3, 5, 10])),
});

export type TabWidgetProps = v.InferOutput<typeof schema>;
export type TabFacts = TabWidgetProps['tabs'][number];

export const readProps = guard(schema);
