import { Button } from '../../src/ui/Button';
import type { SearchParams } from '../../src/ui/search/searchTypes';
import { useLocale } from '../../src/ui/useLocale';
import { useSearch } from '../../src/ui/useSearch';
import { useUniqueID } from '../../src/ui/useUniqueID';
import type { SchemaField } from './props';

interface Props {
  fields: [name: string, field: SchemaField][];
  params: SearchParams;
  label: string | undefined;
}

/** The search that a deployed page describes as a schema: a form that needs no script. */
export function SchemaSearch({ fields, params, label }: Props) {
  const { t } = useLocale();
  const { action } = useSearch();
  const named = new Set(fields.map(([name]) => name));
  return (
    <form
      role="search"
      aria-label={label}
      className="inl-root inl-search-widget__form"
      acceptCharset="utf-8"
      action={action}
    >
      {Object.entries(params).map(
        ([name, value]) => !named.has(name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {fields.map(([name, field]) => (
        <Field key={name} name={name} field={field} />
      ))}
      <Button type="submit" look="primary">
        {t('Search')}
      </Button>
    </form>
  );
}

function Field({ name, field }: { name: string; field: SchemaField }) {
  const id = useUniqueID();
  const { inputType, label = name, placeholder, choices } = field['x-control'];
  const options = Object.entries(choices?.staticOptions ?? {}).slice(0, 200);
  const value = String(field.default ?? '');
  if (inputType === 'checkBox' || field.type === 'boolean')
    return (
      <label className="inl-search-widget__check">
        <input type="checkbox" name={name} value="true" defaultChecked={field.default === true} />
        {label}
      </label>
    );
  return (
    <p className="inl-search-widget__line">
      <label htmlFor={id}>{label}</label>
      {options.length > 0 ? (
        <select id={id} name={name} className="inl-input" defaultValue={value}>
          <option value="">{placeholder}</option>
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {typeof text === 'string' ? text : key}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="search"
          name={name}
          className="inl-input"
          placeholder={placeholder}
          maxLength={500}
          defaultValue={value}
        />
      )}
    </p>
  );
}
