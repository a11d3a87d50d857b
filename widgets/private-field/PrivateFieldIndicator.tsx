import { useLocale } from '../../src/ui/useLocale';
import type { PrivateFieldProps } from './props';

/** Beside a field of a form: what is written there, others do not see. */
export function PrivateFieldIndicator({ isPrivate = true }: PrivateFieldProps) {
  const { t } = useLocale();
  return isPrivate ? <small className="inl-root">{t('Private')}</small> : null;
}
