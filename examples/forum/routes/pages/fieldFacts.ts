import type { PostField } from '../../wire';
import type { Words } from './createWords';

/** Fields of a post as its page prints them, in the words of the widget that shows them in layouts. */
export function fieldFacts(
  { t, number, localeKey }: Pick<Words, 't' | 'number' | 'localeKey'>,
  fields: readonly (PostField & { value: unknown })[],
): { label: string; values: string[]; hidden: 'Private' | 'Internal' | null }[] {
  const wordsOf = (value: unknown, dataType: string): string => {
    if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
    if (typeof value === 'number') return number(value);
    if (dataType === 'date')
      return new Intl.DateTimeFormat(localeKey, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(String(value)),
      );
    return String(value);
  };
  return fields.map((field) => ({
    ...{ label: field.label, values: [field.value].flat().map((value) => wordsOf(value, field.dataType)) },
    hidden: { public: null, private: 'Private' as const, internal: 'Internal' as const }[field.visibility],
  }));
}
