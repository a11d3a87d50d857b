import { useState } from 'react';
import { useLocale } from '../../src/ui/useLocale';
import { TextField } from '../../src/ui/form/TextField';
import type { DateFieldProps } from './props';

const day = /^\d{4}-\d\d-\d\d/;
const dayOf = (date: string | undefined) => day.exec(date ?? '')?.[0];

/** A day, in a form of the server: sent as `2026-01-31`, as the server's own field does. */
export function DatepickerInLegacyForm(props: DateFieldProps) {
  const { t } = useLocale();
  const [value, setValue] = useState(dayOf(props.value ?? props.initialValue) ?? '');
  return (
    <div className="inl-root">
      <TextField
        type="date"
        name={props.inputName || props.name!}
        label={props.label ?? props.inputLabel ?? t('Date')}
        required={props.required}
        min={dayOf(props.min)}
        max={dayOf(props.max)}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}
