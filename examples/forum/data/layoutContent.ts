import * as v from 'valibot';
import { invalid } from '../httpError';
import { plainIssue } from './plainIssue';

/** The pages that a layout can be for. */
export const layoutViewTypes = [
  'home',
  'subcommunityHome',
  'discussionList',
  'categoryList',
  'nestedCategoryList',
  'discussionCategoryPage',
  'discussion',
  'question',
  'createPost',
  'customPage',
  'pollList',
  'gallery',
] as const;
export type LayoutViewType = (typeof layoutViewTypes)[number];

/** Slots of the sections; the even ones have their older names beside those that are printed. */
const slots: Record<string, string[]> = {
  SectionFullWidth: ['children'],
  SectionOneColumn: ['children'],
  SectionTwoColumns: ['breadcrumbs', 'mainTop', 'mainBottom', 'secondaryTop', 'secondaryBottom'],
  SectionThreeColumns: [
    'breadcrumbs',
    ...['leftTop', 'leftBottom', 'middleTop', 'middleBottom', 'rightTop', 'rightBottom'],
  ],
  SectionTwoColumnsEven: [
    ...['breadcrumbs', 'left', 'right'],
    ...['leftTop', 'leftBottom', 'rightTop', 'rightBottom'],
  ],
  SectionThreeColumnsEven: [
    ...['breadcrumbs', 'left', 'middle', 'right'],
    ...['leftTop', 'leftBottom', 'middleTop', 'middleBottom', 'rightTop', 'rightBottom'],
  ],
};

const mostNodes = 200;
/** Beyond it, what reads a layout part by part runs out of room. */
const deepestValue = 60;
const deepest = 8;
export const longestContent = 500_000;

const says = (text: string) => () => text;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const words = v.pipe(v.string(), v.maxLength(500));
const locale = v.strictObject({ $locale: v.record(v.string(), words) });
const text = v.lazy((input) => (isRecord(input) ? locale : words));
const ids = v.array(v.pipe(v.number(), v.safeInteger()));
const middleware = v.looseObject({
  visibility: v.optional(v.looseObject({ device: v.optional(v.picklist(['all', 'mobile', 'desktop'])) })),
  'role-filter': v.optional(v.looseObject({ roleIDs: ids })),
  'category-filter': v.optional(
    v.looseObject({
      categoryID: v.pipe(v.number(), v.safeInteger()),
      includeChildCategories: v.optional(v.boolean()),
    }),
  ),
});
const common = {
  $middleware: v.optional(middleware),
  $fragmentImpls: v.optional(v.record(v.string(), v.looseObject({ fragmentUUID: v.string() }))),
};
const name = v.pipe(v.string(), v.nonEmpty(says('A widget needs a name.')), v.maxLength(100));
const placeholder = v.looseObject({ $hydrate: name });
const widget = v.looseObject({
  $reactComponent: v.pipe(
    name,
    v.check((each) => !Object.hasOwn(slots, each), says('Sections do not nest.')),
  ),
  $reactProps: v.optional(v.record(v.string(), v.unknown())),
  ...common,
});
const isPlaceholder = (input: unknown) => isRecord(input) && '$hydrate' in input;
const node = v.lazy((input) => (isPlaceholder(input) ? placeholder : widget));

const sectionOf = (names: string[]) =>
  v.looseObject({
    $reactComponent: v.string(),
    $reactProps: v.optional(
      v.objectWithRest(
        {
          ...Object.fromEntries(names.map((each) => [each, v.optional(v.array(v.nullable(node)))])),
          isNarrow: v.optional(v.boolean()),
          isInverted: v.optional(v.boolean()),
        },
        v.custom((value) => !Array.isArray(value), says(`The slots here are ${names.join(', ')}.`)),
      ),
    ),
    ...common,
  });
const known = Object.fromEntries(Object.entries(slots).map(([each, names]) => [each, sectionOf(names)]));
const unknownSection = v.looseObject({
  $reactComponent: v.picklist(
    Object.keys(slots),
    says(`A section is one of ${Object.keys(slots).join(', ')}.`),
  ),
});
const section = v.lazy((input) => {
  if (isPlaceholder(input)) return placeholder;
  const asked = isRecord(input) ? input.$reactComponent : undefined;
  return typeof asked === 'string' && Object.hasOwn(known, asked) ? known[asked]! : unknownSection;
});

const content = v.strictObject({
  title: v.optional(text),
  titleBar: v.optional(widget),
  layout: v.array(section),
});

/** What the server reads by itself, wherever it stands. */
const marks = v.looseObject({
  $locale: v.optional(v.record(v.string(), v.string())),
  $hydrate: v.optional(name),
  $reactComponent: v.optional(name),
  $reactProps: v.optional(v.record(v.string(), v.unknown())),
  ...common,
});

interface Fault {
  path: (string | number)[];
  message: string;
}
const faultsOf = (schema: v.GenericSchema, value: unknown, path: Fault['path'] = []): Fault[] =>
  (v.safeParse(schema, value, { message: plainIssue }).issues ?? []).map((issue) => ({
    path: [...path, ...(issue.path ?? []).map(({ key }) => key as string | number)],
    message: issue.message,
  }));
function faultsInMarks(value: unknown, path: Fault['path'] = []): Fault[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => faultsInMarks(each, [...path, index]));
  if (!isRecord(value)) return [];
  const below = Object.entries(value).flatMap(([key, each]) => faultsInMarks(each, [...path, key]));
  return [...faultsOf(marks, value, path), ...below];
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));

/** How many nodes there are, and how deep the deepest of them stands. */
function measure(value: unknown, depth = 0): { nodes: number; depth: number } {
  if (typeof value !== 'object' || value === null) return { nodes: 0, depth };
  const isNode = '$reactComponent' in value || '$hydrate' in value;
  const below = Object.values(value).map((each) => measure(each, depth + (isNode ? 1 : 0)));
  return {
    nodes: below.reduce((sum, each) => sum + each.nodes, isNode ? 1 : 0),
    depth: Math.max(depth, ...below.map((each) => each.depth)),
  };
}

/**
 * The content of a layout, `{title, titleBar, layout}`. Throws 400 with an error for each fault: `field` is the key, `path`
 * the way to it from `content`, `index` its place where it stands in a list.
 */
export function checkLayoutContent(given: unknown): Record<string, unknown> {
  if (isDeeper(given, deepestValue))
    throw invalid({ field: 'content', message: `Values are nested at most ${deepestValue} deep.` });
  const ofShape = faultsOf(content, given);
  const faults = ofShape.length > 0 ? ofShape : faultsInMarks(given);
  if (faults.length > 0)
    throw invalid(
      ...faults.map((fault) => {
        const path = ['content', ...fault.path];
        const last = path.pop()!;
        return {
          ...(typeof last === 'number'
            ? { field: String(path.at(-1)), index: last }
            : { field: String(last) }),
          ...(path.length > 0 && { path: (typeof last === 'number' ? path.slice(0, -1) : path).join('.') }),
          message: fault.message,
        };
      }),
    );
  const { nodes, depth } = measure(given);
  if (nodes > mostNodes)
    throw invalid({ field: 'content', message: `A layout has at most ${mostNodes} widgets.` });
  if (depth > deepest)
    throw invalid({ field: 'content', message: `Widgets are nested at most ${deepest} deep.` });
  if (JSON.stringify(given).length > longestContent)
    throw invalid({ field: 'content', message: 'A layout has at most 500,000 characters.' });
  return given as Record<string, unknown>;
}
