import type { PreferenceSchema } from '../wire';
import { digest, frequencies, type Activity, type ActivityGroup } from './activities';

interface Options {
  getsMail: boolean;
  /** The schema of the site's defaults: each activity can be switched off for everybody. */
  defaults: boolean;
}

const object = (properties: Record<string, PreferenceSchema>, control?: object): PreferenceSchema => ({
  type: 'object',
  ...(control && { 'x-control': { ...control } }),
  properties,
});

const checkBox = (label: string): PreferenceSchema => ({
  type: 'boolean',
  'x-control': { inputType: 'checkBox', label },
});

const disabled = (yes: boolean): Record<string, PreferenceSchema> =>
  yes ? { disabled: { ...checkBox('Disabled'), default: false } } : {};

const activitySchema = ({ description }: Activity, { getsMail, defaults }: Options): PreferenceSchema => ({
  ...object(
    {
      popup: checkBox('Notification popup'),
      ...(getsMail && { email: checkBox('Email') }),
      ...disabled(defaults),
    },
    { description },
  ),
  required: [],
});

/** The form of a user's notification preferences, as a JSON schema. */
export function preferenceSchema(groups: ActivityGroup[], options: Options): PreferenceSchema {
  const notifications = object(
    Object.fromEntries(
      groups.map(({ key, label, description, activities }) => [
        key,
        object(Object.fromEntries(activities.map((each) => [each.key, activitySchema(each, options)])), {
          label,
          description,
        }),
      ]),
    ),
    { label: 'Notification Preferences', description: 'Choose what you want to hear of, and how.' },
  );
  if (!options.getsMail) return object({ notifications });
  const frequency: PreferenceSchema = {
    type: 'string',
    enum: frequencies,
    default: digest.defaults.frequency,
    'x-control': {
      inputType: 'dropDown',
      label: 'How often',
      conditions: [{ field: 'DigestEnabled.email', const: true }],
    },
  };
  const emailDigest = object(
    {
      DigestEnabled: {
        ...object(
          { email: checkBox('Send me the email digest'), frequency, ...disabled(options.defaults) },
          { description: digest.description },
        ),
        required: [],
      },
    },
    { label: 'Email Digest', description: 'The best of the categories that you follow, by e-mail.' },
  );
  return object({ notifications, emailDigest });
}
