import { useState } from 'react';
import type { FormEvent } from 'react';
import { attributes } from '../../src/index';
import { Button } from '../../src/ui/Button';
import { CheckboxField } from '../../src/ui/form/CheckboxField';
import { SelectField } from '../../src/ui/form/SelectField';
import { TextField } from '../../src/ui/form/TextField';
import { useLocale } from '../../src/ui/useLocale';
import { PlainLink } from './PlainLink';
import type { SearchPageProps } from './props';
import { daysOf, isFiltered, rangeOf, type Search } from './readSearch';

interface Props extends Pick<SearchPageProps, 'categories' | 'types'> {
  search: Search;
  /** The address of the same search without filters. */
  cleared: string;
  onApply(filters: Partial<Search>): void;
  onClear(): void;
}

/** Of a category below another, in a list that knows no levels. */
const indent = '\u00a0\u00a0';

/** What narrows a search of posts. Nothing happens until it is applied: each change would be a call, and a jump of the page. */
export function SearchFilters({ search, categories, types, cleared, onApply, onClear }: Props) {
  const { t } = useLocale();
  const [fields, setFields] = useState(() => ({ ...search, ...daysOf(search.dateInserted) }));
  const set =
    <Name extends keyof typeof fields>(name: Name) =>
    (value: string) =>
      setFields((before) => ({ ...before, [name]: value }));
  const control = <Name extends keyof typeof fields>(name: Name) => ({
    name,
    value: String(fields[name]),
    onChange: set(name),
    [attributes.part]: `filter-${name}`,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { categoryID, tags, since, until, author, type } = fields;
    const { includeChildCategories, tagOperator, queryOperator, dateInserted } = fields;
    const days = daysOf(dateInserted);
    // A range with hours in it stays as it is while its days do.
    const isSameRange = days.since === since && days.until === until;
    onApply({
      ...{ categoryID, type, queryOperator },
      tags: tags.trim(),
      author: author.trim(),
      includeChildCategories: categoryID === '' ? '' : includeChildCategories,
      tagOperator: tags.trim() === '' ? '' : tagOperator,
      dateInserted: isSameRange ? dateInserted : rangeOf(since, until),
    });
  };
  return (
    <details className="inl-search-page__filters" open={isFiltered(search)}>
      <summary data-inlay-part="filters">{t('Filters')}</summary>
      <form onSubmit={onSubmit} aria-label={t('Filters')}>
        <div className="inl-search-page__fields">
          {categories.length > 0 && (
            <SelectField
              {...control('categoryID')}
              label={t('Category')}
              placeholder={t('All categories')}
              choices={categories.map(({ categoryID, name, depth }) => ({
                value: String(categoryID),
                label: indent.repeat(Math.max(depth - 1, 0)) + name,
              }))}
            />
          )}
          {categories.length > 0 && (
            <CheckboxField
              {...control('includeChildCategories')}
              label={t('With the categories inside it')}
              value="1"
              checked={fields.includeChildCategories === '1'}
              onChange={(isChecked) => set('includeChildCategories')(isChecked ? '1' : '')}
            />
          )}
          <TextField
            {...control('tags')}
            label={t('Tags')}
            description={t('With commas between them.')}
            maxLength={500}
            autoComplete="off"
          />
          <SelectField
            {...control('tagOperator')}
            label={t('Of these tags')}
            placeholder={t('one is enough')}
            choices={[{ value: 'and', label: t('all are needed') }]}
          />
          <TextField {...control('author')} label={t('Author')} maxLength={100} autoComplete="off" />
          {types.length > 0 && (
            <SelectField
              {...control('type')}
              label={t('Type')}
              placeholder={t('Any type')}
              choices={types.map(({ value, label }) => ({ value, label: t(label) }))}
            />
          )}
          <TextField {...control('since')} label={t('Written since')} type="date" />
          <TextField {...control('until')} label={t('Written until')} type="date" />
          <SelectField
            {...control('queryOperator')}
            label={t('Of the words')}
            placeholder={t('all are needed')}
            choices={[{ value: 'or', label: t('one is enough') }]}
          />
        </div>
        <p className="inl-search-page__apply">
          <Button type="submit" data-inlay-part="filters-apply">
            {t('Apply')}
          </Button>
          {isFiltered(search) && (
            <PlainLink href={cleared} onPress={onClear}>
              {t('Remove all filters')}
            </PlainLink>
          )}
        </p>
      </form>
    </details>
  );
}
