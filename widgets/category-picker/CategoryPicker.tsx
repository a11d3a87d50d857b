import { useState } from 'react';
import { useLocale } from '../../src/ui/useLocale';
import { useUniqueID } from '../../src/ui/useUniqueID';
import type { CategoryPickerProps } from './props';
import './category-picker.css';

/** A space for each level, since options of a list cannot be moved in. */
const inset = '\u2003';

/** Which category a post belongs to: a field of the server's own form, sent by its name. */
export function CategoryPicker({ selectAttributes, initialValue, defaultItem, items }: CategoryPickerProps) {
  const { t } = useLocale();
  const noteID = useUniqueID();
  const first = defaultItem?.value ?? '';
  const [value, setValue] = useState(String(initialValue ?? first));
  const chosen = items.find((each) => String(each.value) === value);
  const path = chosen?.breadcrumbs?.map(({ name }) => name).join(' › ');
  const note = chosen?.description || (path !== chosen?.label && path) || '';
  const { name, id } = selectAttributes;
  return (
    <div className="inl-root inl-category-picker">
      <select
        {...{ name, id }}
        className="inl-input inl-input--select"
        aria-label={t('Category')}
        aria-describedby={note ? noteID : undefined}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      >
        {!items.some((each) => String(each.value) === String(first)) && (
          <option value={String(first)}>{defaultItem?.label || t('Select a category')}</option>
        )}
        {items.map(({ value: each, label, depth = 1, disabled }) => (
          <option key={each} value={String(each)} disabled={disabled}>
            {inset.repeat(Math.min(Math.max(depth - 1, 0), 8)) + label}
          </option>
        ))}
      </select>
      {note && (
        <p id={noteID} className="inl-category-picker__note" dir="auto">
          {note}
        </p>
      )}
    </div>
  );
}
