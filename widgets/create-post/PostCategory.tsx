import { Combobox } from '../../src/ui/combobox/Combobox';
import type { Choice } from '../../src/ui/form/SelectField';
import { useLocale } from '../../src/ui/useLocale';
import { PickedField } from './PickedField';

interface Props {
  choices: readonly Choice[];
  value: string;
  onChange(value: string): void;
}

/** The category of a post, by typing a part of its name. */
export function PostCategory({ choices, value, onChange }: Props) {
  const { t } = useLocale();
  return (
    <PickedField
      as="select"
      part="category"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      picker={
        <Combobox
          name="categoryID"
          label={t('Category')}
          required
          placeholder={t('Choose a category')}
          options={choices}
          value={choices.filter((choice) => choice.value === value)}
          onChange={([chosen]) => onChange(chosen?.value ?? '')}
        />
      }
    >
      <option value="" />
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </PickedField>
  );
}
