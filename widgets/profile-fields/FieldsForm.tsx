import { useState } from 'react';
import { useAppDispatch, type ApiError } from '../../src/index';
import { saveProfileFields, type ProfileFields } from '../../src/resources/profileFields';
import { Button } from '../../src/ui/Button';
import { CheckboxField } from '../../src/ui/form/CheckboxField';
import { Form } from '../../src/ui/form/Form';
import { TextAreaField, TextField } from '../../src/ui/form/TextField';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { useLocale } from '../../src/ui/useLocale';

type Value = ProfileFields[string];

/** `jobTitle`, `job-title` → `Job title`: servers send names without words for them. */
function labelOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
const tidy = (value: Value): Value =>
  typeof value === 'object' ? value.map((each) => each.trim()).filter(Boolean) : value;
const isLong = (text: string) => text.length > 80 || text.includes('\n');

/** A line of text for each, several for longer ones, and a box for what is either so or not. Only changes are sent. */
export function FieldsForm({ userID, fields }: { userID: number; fields: ProfileFields }) {
  const { t } = useLocale();
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const [changed, setChanged] = useState<Record<string, Value>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const save = async () => {
    setIsBusy(true);
    const sent = Object.entries(changed).map(([name, value]) => [name, tidy(value)] as const);
    const failed = await dispatch(saveProfileFields(userID, Object.fromEntries(sent)));
    setIsBusy(false);
    setError(failed);
    if (failed) return;
    setChanged({});
    toasts.show({ id: 'profile-fields', words: t('Your profile is saved.'), autoDismiss: true });
  };
  return (
    <div className="inl-root">
      <Form error={error} busy={isBusy} onSubmit={() => void save()}>
        {Object.entries(fields).map(([name, before]) => {
          const value = Object.hasOwn(changed, name) ? changed[name]! : before;
          const own = {
            name: `profileFields.${name}`,
            label: t(labelOf(name)),
            onChange: (next: Value) => setChanged((all) => ({ ...all, [name]: next })),
          };
          if (typeof value === 'boolean') return <CheckboxField key={name} {...own} checked={value} />;
          if (typeof value === 'number')
            return (
              <TextField
                key={name}
                {...own}
                type="number"
                value={String(value)}
                onChange={(text) => own.onChange(Number(text))}
              />
            );
          if (typeof value === 'object')
            return (
              <TextField
                key={name}
                {...own}
                description={t('Several, parted by commas.')}
                value={value.join(',')}
                onChange={(text) => own.onChange(text.split(','))}
              />
            );
          const Area = isLong(String(before)) ? TextAreaField : TextField;
          return <Area key={name} {...own} value={value} />;
        })}
        <Button type="submit" look="primary" busy={isBusy}>
          {t('Save')}
        </Button>
      </Form>
    </div>
  );
}
