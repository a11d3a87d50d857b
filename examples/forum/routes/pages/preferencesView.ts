import type { NotificationPreferences, PreferenceSchema } from '../../wire';

interface Field {
  /** Name of the form's field: `NewComment.popup`. */
  key: string;
  method: string;
  label: string;
  checked: boolean;
  /** Of a choice. */
  options?: string[];
  value?: string;
  hidden?: boolean;
}

interface Group {
  key: string;
  label: string;
  description: string;
  /** A table of these; without any, a list of fields. */
  columns: string[];
  activities: { description: string; fields: Field[] }[];
}

const control = (schema: PreferenceSchema): Record<string, string> =>
  (schema['x-control'] ?? {}) as Record<string, string>;
const entries = (schema: PreferenceSchema | undefined) => Object.entries(schema?.properties ?? {});

/** The form of the preferences page, from the schema that the API sends too. */
export function preferenceGroups(schema: PreferenceSchema, own: NotificationPreferences): Group[] {
  const { notifications, emailDigest } = schema.properties ?? {};
  const groups = [...entries(notifications), ...(emailDigest ? [['emailDigest', emailDigest] as const] : [])];
  return groups.map(([key, group]) => {
    const activities = entries(group).map(([activity, of]) => {
      const values = (own[activity] ?? {}) as Record<string, boolean | string | undefined>;
      const fields = entries(of).map(([method, leaf]): Field => {
        const field = { key: `${activity}.${method}`, method, label: control(leaf).label ?? method };
        if (!leaf.enum) return { ...field, checked: values[method] === true };
        const value = String(values[method] ?? leaf.default);
        return { ...field, checked: false, options: leaf.enum, value, hidden: values.email !== true };
      });
      return { description: control(of).description ?? activity, fields };
    });
    const fields = activities.flatMap((activity) => activity.fields);
    const columns = fields.some((field) => field.options) ? [] : ['popup', 'email'];
    const { label = key, description = '' } = control(group);
    return {
      key,
      label,
      description,
      columns: columns.filter((method) => fields.some((field) => field.method === method)),
      activities,
    };
  });
}

/** What the page's form changes: a box that it offered and did not send is not checked. */
export function patchOfForm(body: Record<string, unknown>): Record<string, unknown> {
  const patch: Record<string, Record<string, unknown>> = {};
  const put = (key: string, value: unknown) => {
    const [activity = '', method = ''] = key.split('.');
    patch[activity] = { ...patch[activity], [method]: value };
  };
  for (const key of [body.offered].flat()) if (typeof key === 'string') put(key, body[key] !== undefined);
  const frequency = body['DigestEnabled.frequency'];
  if (typeof frequency === 'string') put('DigestEnabled.frequency', frequency);
  const { NotificationLanguage } = body;
  return { ...patch, ...(NotificationLanguage !== undefined && { NotificationLanguage }) };
}
