import type { SchemaField } from '../../src/resources/attachments/formSchema';
import { CheckboxField } from '../../src/ui/form/CheckboxField';
import { SelectField } from '../../src/ui/form/SelectField';
import { TextAreaField, TextField } from '../../src/ui/form/TextField';
import { useLocale } from '../../src/ui/useLocale';

interface Props {
  field: SchemaField;
  value: string | boolean;
  onChange(value: string | boolean): void;
}

/** A field as the server's schema describes it. The server alone says what fits: what is typed is never cut. */
export function AttachmentField({ field, value, onChange }: Props) {
  const { t } = useLocale();
  const { name, kind, required, choices, description } = field;
  const own = {
    ...{ name, required, onChange },
    label: t(field.label),
    description: description === '' ? undefined : t(description),
  };
  if (kind === 'check') return <CheckboxField {...own} checked={value === true} />;
  const text = String(value);
  if (kind === 'lines') return <TextAreaField {...own} rows={6} value={text} />;
  if (kind !== 'choice')
    return <TextField {...own} value={text} inputMode={kind === 'number' ? 'decimal' : undefined} />;
  return (
    <SelectField
      {...own}
      value={text}
      placeholder={field.initial === '' ? t('Select an option') : undefined}
      choices={choices.map((choice) => ({ ...choice, label: t(choice.label) }))}
    />
  );
}
