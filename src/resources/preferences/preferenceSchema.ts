import { isRecord } from '../../contract/foreign';
import { api } from '../../store/api';

/** One switch or choice of a user's notification preferences. */
export interface PreferenceField {
  /** As in the user's preferences: `NewComment.popup`. */
  key: string;
  method: string;
  label: string;
  /** What can be chosen; a switch has none. */
  options: string[] | null;
  /** What counts as chosen until something is. */
  fallback: string;
  /** A switch that must be on for this to make sense. */
  condition: string | null;
}

export interface PreferenceGroup {
  key: string;
  label: string;
  description: string;
  /** Descriptions may be HTML. */
  activities: { key: string; description: string; fields: PreferenceField[] }[];
}

export interface Language {
  key: string;
  /** By language. */
  names: Readonly<Record<string, string>>;
}

const schemaApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreferenceSchema: build.query<PreferenceGroup[], number>({
      query: (userID) => ({ path: 'notification-preferences/schema', query: { userID } }),
      transformResponse: readSchema,
    }),
    getLanguages: build.query<Language[], void>({
      query: () => ({ path: 'locales' }),
      transformResponse: readLanguages,
    }),
  }),
});

export const { useGetPreferenceSchemaQuery, useGetLanguagesQuery } = schemaApi;

/** Deeper ones are no schema of ours. */
const deepest = 4;

/** A foreign JSON schema as groups of activities: an object whose properties are all leaves is an activity. */
export function readSchema(foreign: unknown): PreferenceGroup[] {
  const groupsIn = (key: string, node: Record<string, unknown>, depth: number): PreferenceGroup[] => {
    const children = propertiesOf(node);
    const control = controlOf(node);
    const activities = children
      .filter(([, child]) => isActivity(child))
      .map(([name, child]) => ({
        key: name,
        description: text(controlOf(child).description) || name,
        fields: propertiesOf(child).flatMap(([method, leaf]) => readField(name, method, leaf)),
      }));
    const own = { key, label: text(control.label), description: text(control.description), activities };
    const below = children.filter(([, child]) => !isActivity(child) && depth < deepest);
    return [
      ...(activities.length > 0 ? [own] : []),
      ...below.flatMap(([name, child]) => groupsIn(name, child, depth + 1)),
    ];
  };
  return isRecord(foreign) ? groupsIn('', foreign, 0) : [];
}

export function readLanguages(foreign: unknown): Language[] {
  const rows = Array.isArray(foreign) ? foreign.filter(isRecord) : [];
  return rows.flatMap(({ localeKey, displayNames }) => {
    if (typeof localeKey !== 'string') return [];
    const names = Object.entries(isRecord(displayNames) ? displayNames : {});
    return [
      {
        key: localeKey,
        names: Object.fromEntries(names.map(([key, name]) => [key, text(name) || localeKey])),
      },
    ];
  });
}

function readField(activity: string, method: string, leaf: Record<string, unknown>): PreferenceField[] {
  const { type, default: fallback } = leaf;
  const options = Array.isArray(leaf.enum) ? leaf.enum.filter((each) => typeof each === 'string') : null;
  // Whether an activity is there at all is the administrators' to say, elsewhere.
  if (method === 'disabled' || (type !== 'boolean' && !options)) return [];
  const { label, conditions } = controlOf(leaf);
  const first: unknown = Array.isArray(conditions) ? conditions[0] : null;
  const condition = isRecord(first) && first.const === true ? text(first.field) : '';
  return [
    {
      key: `${activity}.${method}`,
      method,
      label: text(label) || method,
      options: type === 'boolean' ? null : options,
      fallback: text(fallback),
      condition: condition || null,
    },
  ];
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const controlOf = (node: Record<string, unknown>) => (isRecord(node['x-control']) ? node['x-control'] : {});
const propertiesOf = (node: Record<string, unknown>) =>
  Object.entries(isRecord(node.properties) ? node.properties : {}).filter(
    (pair): pair is [string, Record<string, unknown>] => isRecord(pair[1]),
  );
const isActivity = (node: Record<string, unknown>) =>
  propertiesOf(node).length > 0 && propertiesOf(node).every(([, child]) => !isRecord(child.properties));
