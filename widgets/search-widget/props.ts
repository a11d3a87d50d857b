import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, flag, list, maybe, text } from '../../src/ui/home/homeProps';

const word = v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/));

/** A field of a form that a deployed page describes as a schema. */
const field = v.object({
  type: text(20),
  default: maybe(v.union([v.string(), v.number(), v.boolean()])),
  'x-control': v.fallback(
    v.object({
      inputType: text(50),
      label: text(200),
      placeholder: text(200),
      choices: maybe(v.object({ staticOptions: maybe(v.record(v.string(), v.unknown())) })),
    }),
    {},
  ),
});

const schema = v.object({
  ...around,
  placeholder: text(200),
  scope: maybe(v.object({ value: text(20) })),
  initialParams: maybe(v.record(v.string(), v.unknown())),
  hideButton: flag,
  domain: maybe(word),
  postType: maybe(v.union([word, list(word, 20)])),
  places: maybe(list(v.picklist(['category', 'group', 'knowledgeBase']), 3)),
  borderRadius: maybe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}(px)?$/))])),
  formSchema: maybe(v.object({ properties: maybe(v.record(v.string(), v.unknown())) })),
});

export type SearchWidgetProps = v.InferOutput<typeof schema>;
export type SchemaField = v.InferOutput<typeof field>;

export const readProps = guard(schema);

/** The fields of a form, by their names; what is none is left out. */
export const readFields = ({ formSchema }: SearchWidgetProps): [name: string, field: SchemaField][] =>
  Object.entries(formSchema?.properties ?? {})
    .slice(0, 20)
    .flatMap(([name, foreign]) => {
      const result = v.safeParse(field, foreign);
      return /^[\w-]{1,50}$/.test(name) && result.success ? [[name, result.output]] : [];
    });
