import { FactList } from '../../src/ui/home/FactList';
import { ValueList } from '../../src/ui/home/ValueList';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { useLocale } from '../../src/ui/useLocale';
import type { ProfileOverviewProps } from './props';

/** What members say about themselves in the fields of their profile. */
export function ProfileOverviewWidget({ data }: ProfileOverviewProps) {
  const { t } = useLocale();
  const facts = data
    .map(({ key, value }) => ({ key, values: [value].flat().filter(Boolean) }))
    .filter(({ values }) => values.length > 0)
    .map(({ key, values }) => [key, <ValueList values={values} />] as const);
  if (facts.length === 0) return null;
  return (
    <WidgetBox title={t('Overview')}>
      <FactList facts={facts} />
    </WidgetBox>
  );
}
