import type { PreferenceField, PreferenceGroup } from '../../src/resources/preferences/preferenceSchema';
import type { Preferences } from '../../src/resources/preferences/preferenceTarget';
import { ChoiceTable, type Choice } from '../../src/ui/ChoiceTable';
import { UserHtml } from '../../src/ui/UserHtml';
import { useLocale } from '../../src/ui/useLocale';
import { useUniqueID } from '../../src/ui/useUniqueID';

interface Props {
  group: PreferenceGroup;
  shown: Preferences;
  withEmail: boolean;
  onChange(changes: Preferences): void;
}

const columns = [
  { key: 'popup', text: 'Notification popup', name: 'popup', icon: 'follow' },
  { key: 'email', text: 'Notification Email', name: 'e-mail', icon: 'message' },
];
/** Names of controls are text, also where the server describes them in HTML. */
const plain = (html: string) => html.replace(/<[^>]*>/g, '');

/** News of one kind as a table; a group with something to choose from, as a list of fields. */
export function GroupOfPreferences({ group, shown, withEmail, onChange }: Props) {
  const { t } = useLocale();
  const titleID = useUniqueID();
  const fields = group.activities.flatMap((activity) => activity.fields);
  const methods = columns.filter(
    ({ key }) => (key !== 'email' || withEmail) && fields.some(({ method }) => method === key),
  );
  const choiceOf = (description: string, field: PreferenceField | undefined, column: string) =>
    field && {
      name: `${plain(t(description))}, ${t(column)}`,
      checked: shown[field.key] === true,
      field: field.key,
      onChange: (checked: boolean) => onChange({ [field.key]: checked }),
    };

  return (
    <section className="inl-preferences__group" aria-labelledby={titleID}>
      <h2 className="inl-preferences__title" id={titleID}>
        {t(group.label)}
      </h2>
      {group.description && <p className="inl-preferences__text">{t(group.description)}</p>}
      {fields.some(({ options }) => options) ? (
        fields.map((field) => <PlainField key={field.key} field={field} shown={shown} onChange={onChange} />)
      ) : (
        <ChoiceTable
          caption={t(group.label)}
          columns={methods.map(({ key, text, icon }) => ({ key, name: t(text), icon }))}
          rows={group.activities.map(({ key: activity, description, fields: own }) => ({
            key: activity,
            label: <UserHtml as="span" html={t(description)} />,
            choices: Object.fromEntries(
              methods.map(({ key, name }): [string, Choice | undefined] => [
                key,
                choiceOf(
                  description,
                  own.find(({ method }) => method === key),
                  name,
                ),
              ]),
            ),
          }))}
        />
      )}
    </section>
  );
}

function PlainField({
  field: { key, label, options, fallback, condition },
  shown,
  onChange,
}: Pick<Props, 'shown' | 'onChange'> & { field: PreferenceField }) {
  const { t } = useLocale();
  if (!options)
    return (
      <label className="inl-preferences__choice">
        <input
          type="checkbox"
          className="inl-choices__box"
          name={key}
          data-inlay-part={key}
          checked={shown[key] === true}
          onChange={(event) => onChange({ [key]: event.target.checked })}
        />
        {t(label)}
      </label>
    );
  const chosen = shown[key];
  return (
    <label className="inl-preferences__choice" hidden={condition !== null && shown[condition] !== true}>
      <span>{t(label)}</span>
      <select
        className="inl-preferences__select"
        name={key}
        data-inlay-part={key}
        value={typeof chosen === 'string' ? chosen : fallback}
        onChange={(event) => onChange({ [key]: event.target.value })}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {t(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
