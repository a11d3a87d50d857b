import { useCallback } from 'react';
import { PickByName } from '../combobox/PickByName';
import type { Option } from '../combobox/comboboxTypes';
import { useLocale } from '../useLocale';
import { RedirectField } from './RedirectField';

/** A category that discussions can be moved to. */
interface Category {
  categoryID: number;
  name: string;
  /** Names of the categories above it. */
  place: readonly string[];
}

interface Target<C extends Category> extends Option {
  category: C;
}

interface Props<C extends Category> {
  search(words: string): Promise<readonly C[]>;
  target: C | null;
  onTarget(category: C | null): void;
  addRedirects: boolean;
  onRedirects(addRedirects: boolean): void;
  /** How often it was sent without a target, since there last was one. */
  attempts: number;
}

const targetOf = <C extends Category>(category: C): Target<C> => ({
  value: String(category.categoryID),
  label: category.name,
  description: category.place.join(' › ') || undefined,
  category,
});

/** Where to, by search, and whether the old address goes on leading there. */
export function MoveFields<C extends Category>({
  search,
  target,
  onTarget,
  addRedirects,
  onRedirects,
  attempts,
}: Props<C>) {
  const { t } = useLocale();
  const find = useCallback(async (words: string) => (await search(words)).map(targetOf), [search]);
  return (
    <>
      <PickByName
        name="categoryID"
        label={t('Category')}
        placeholder={t('Select a category')}
        problem={attempts > 0 ? t('Select a category') : null}
        attempts={attempts}
        chosen={target && targetOf(target)}
        onChoose={(chosen: Target<C> | null) => onTarget(chosen?.category ?? null)}
        search={find}
      />
      <RedirectField checked={addRedirects} disabled={!target} onChange={onRedirects} />
    </>
  );
}
