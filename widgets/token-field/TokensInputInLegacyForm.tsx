import { useState } from 'react';
import { CheckboxGroup } from '../../src/ui/form/CheckboxGroup';
import { useLocale } from '../../src/ui/useLocale';
import type { TokenFieldProps } from './props';

/** Any number of choices in a form of the server, each sent as `name[]`. */
export function TokensInputInLegacyForm({ options = [], ...props }: TokenFieldProps) {
  const { t } = useLocale();
  const given = props.value ?? props.initialValue ?? [];
  const [value, setValue] = useState(given.map((each) => each.value));
  const name = (props.inputName || props.name!).replace(/\[\]$/, '');
  // What was chosen before stays a choice, whatever is offered now.
  const all = new Map([...given, ...options].map((each) => [each.value, each]));
  return (
    <div className="inl-root">
      <CheckboxGroup
        name={`${name}[]`}
        label={props.label ?? props.inputLabel ?? t('Options')}
        description={props.description}
        value={value}
        onChange={setValue}
        choices={[...all.values()].map((each) => ({ value: each.value, label: each.label ?? each.value }))}
      />
    </div>
  );
}
