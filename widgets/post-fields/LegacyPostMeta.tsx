import { FactList } from '../../src/ui/home/FactList';
import { useLocale } from '../../src/ui/useLocale';
import type { PostFieldsProps } from './props';

/** What a post says in the fields of its type. */
export function LegacyPostMeta({ postFields }: PostFieldsProps) {
  const { t, date, number } = useLocale();
  const wordsOf = (value: unknown, dataType?: string): string => {
    if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
    if (typeof value === 'number') return number(value);
    if (dataType === 'date' && Number.isFinite(Date.parse(String(value))))
      return date(String(value), 'default');
    return [value].flat().map(String).join(', ');
  };
  const facts = postFields.flatMap(({ label, name, value, dataType }) => {
    const words = value === undefined ? '' : wordsOf(value, dataType);
    return words === '' ? [] : [[label ?? name ?? '', words] as const];
  });
  return facts.length === 0 ? null : (
    <div className="inl-root">
      <FactList facts={facts} />
    </div>
  );
}
