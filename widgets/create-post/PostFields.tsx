import { useState } from 'react';
import { attributes } from '../../src/index';
import { joinTokens, splitTokens, type FieldTexts, type PostField } from '../../src/resources/postFields';
import { Combobox } from '../../src/ui/combobox/Combobox';
import { CheckboxField } from '../../src/ui/form/CheckboxField';
import { SelectField } from '../../src/ui/form/SelectField';
import { TextAreaField, TextField } from '../../src/ui/form/TextField';
import { useLocale } from '../../src/ui/useLocale';
import { PickedField } from './PickedField';

interface Props {
  fields: readonly PostField[];
  values: FieldTexts;
  readOnly: boolean;
  onChange(postFieldID: string, value: string): void;
}

/** What a post of a type says beside its text. */
export function PostFields({ fields, values, readOnly, onChange }: Props) {
  const { t } = useLocale();
  return fields.map((field) => {
    const { postFieldID, formType, description, isRequired, dropdownOptions } = field;
    const value = values[postFieldID] ?? '';
    const change = (next: string) => onChange(postFieldID, next);
    const common = {
      name: `postMeta.${postFieldID}`,
      label: <bdi>{field.label}</bdi>,
      description,
      required: isRequired,
      [attributes.part]: `postMeta.${postFieldID}`,
    };
    const typed = { ...common, value, onChange: change, readOnly, autoComplete: 'off' };
    switch (formType) {
      case 'text-multiline':
        return <TextAreaField key={postFieldID} {...typed} />;
      case 'checkbox':
        return (
          <CheckboxField
            key={postFieldID}
            {...common}
            checked={value === 'true'}
            busy={readOnly}
            onChange={(checked) => change(checked ? 'true' : '')}
          />
        );
      case 'dropdown':
        return (
          <SelectField
            key={postFieldID}
            {...common}
            value={value}
            onChange={change}
            disabled={readOnly}
            choices={dropdownOptions.map((option) => ({ value: String(option), label: String(option) }))}
            placeholder={t('Nothing chosen')}
          />
        );
      case 'tokens':
        return readOnly ? (
          <TextField key={postFieldID} {...typed} />
        ) : (
          <TokensField key={postFieldID} field={field} value={value} onChange={change} />
        );
      case 'text':
      case 'date':
      case 'number':
        return (
          <TextField
            key={postFieldID}
            {...typed}
            type={formType}
            step={formType === 'number' ? 'any' : undefined}
          />
        );
    }
  });
}

interface TokensProps {
  field: PostField;
  value: string;
  onChange(value: string): void;
}

const optionOf = (token: string) => ({ value: token, label: token });

/** Several words, of a list or the reader's own. What has no comma behind it yet counts: a press on Post takes it along. */
function TokensField({ field, value, onChange }: TokensProps) {
  const { postFieldID, label, description, isRequired, dropdownOptions } = field;
  const { t } = useLocale();
  const [own, setOwn] = useState({ chosen: splitTokens(value, dropdownOptions), typed: '' });
  const isFree = dropdownOptions.length === 0;
  const textOf = ({ chosen, typed }: typeof own) =>
    [joinTokens(chosen, dropdownOptions), isFree && typed.trim() ? typed : ''].filter(Boolean).join(', ');
  // Words from elsewhere are whole.
  const tokens = textOf(own) === value ? own : { chosen: splitTokens(value, dropdownOptions), typed: '' };
  const put = (next: typeof own) => {
    setOwn(next);
    onChange(textOf(next));
  };
  const type = (text: string, before: readonly string[]) => {
    const end = isFree ? text.lastIndexOf(',') + 1 : 0;
    put({
      chosen: [...new Set([...before, ...splitTokens(text.slice(0, end))])],
      typed: text.slice(end).trimStart(),
    });
  };
  return (
    <PickedField
      as="input"
      part={`postMeta.${postFieldID}`}
      value={value}
      onChange={({ target }) => type(target.value, [])}
      picker={
        <Combobox
          name={`postMeta.${postFieldID}`}
          label={<bdi>{label}</bdi>}
          description={description}
          required={isRequired}
          multiple
          options={dropdownOptions.map((option) => optionOf(String(option)))}
          create={(text) =>
            isFree && !text.includes(',') ? { value: text, label: t('Add {name}', { name: text }) } : null
          }
          value={tokens.chosen.map(optionOf)}
          onChange={(options) => put({ chosen: options.map((option) => option.value), typed: '' })}
          typed={tokens.typed}
          onTyped={(text) => type(text, tokens.chosen)}
        />
      }
    />
  );
}
