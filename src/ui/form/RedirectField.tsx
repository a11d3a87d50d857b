import { CheckboxField } from './CheckboxField';
import { useLocale } from '../useLocale';

interface Props {
  checked: boolean;
  /** There is nowhere yet that it could lead. */
  disabled: boolean;
  onChange(checked: boolean): void;
}

/** Whether the old address goes on leading somewhere. */
export function RedirectField(props: Props) {
  const { t } = useLocale();
  return <CheckboxField name="addRedirects" label={t('Leave a redirect link')} {...props} />;
}
