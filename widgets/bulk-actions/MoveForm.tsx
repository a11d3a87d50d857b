import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { usePermissions } from '../../src/index';
import { useCategorySearch, type FoundCategory } from '../../src/resources/categories';
import type { BulkAction } from '../../src/resources/moderation/bulkCall';
import type { Option } from '../../src/ui/combobox/comboboxTypes';
import { useLocale } from '../../src/ui/useLocale';
import { PickByName } from './PickByName';
import { RedirectField } from './RedirectField';

/** Where to: the page is brought up to date with it. */
export type MoveTarget = Pick<FoundCategory, 'categoryID' | 'name' | 'url'>;

interface CategoryOption extends Option {
  category: FoundCategory;
}

interface Props {
  question: ReactNode;
  form(children: ReactNode, submit: () => void): ReactNode;
  onMove(action: BulkAction, target: MoveTarget): void;
}

export function MoveForm({ question, form, onMove }: Props) {
  const { t } = useLocale();
  const holds = usePermissions();
  const find = useCategorySearch();
  const [target, setTarget] = useState<CategoryOption | null>(null);
  const [addRedirects, setRedirects] = useState(false);
  /** How often it was sent without a choice, since there last was one. */
  const [attempts, setAttempts] = useState(0);

  const search = useCallback(
    async (words: string): Promise<CategoryOption[]> =>
      (await find(words))
        .filter(({ categoryID }) =>
          holds('discussions.edit', { resourceType: 'category', resourceID: categoryID }),
        )
        .map((category) => ({
          value: String(category.categoryID),
          label: category.name,
          description: category.place.join(' › ') || undefined,
          category,
        })),
    [find, holds],
  );

  return form(
    <>
      {question}
      <PickByName
        name="categoryID"
        label={t('Category')}
        placeholder={t('Select a category')}
        problem={attempts > 0 ? t('Select a category') : null}
        attempts={attempts}
        chosen={target}
        onChoose={(category: CategoryOption | null) => {
          setTarget(category);
          setAttempts(0);
        }}
        search={search}
      />
      <RedirectField checked={addRedirects} disabled={!target} onChange={setRedirects} />
    </>,
    () =>
      target ? onMove(moveTo(target.category, addRedirects), target.category) : setAttempts(attempts + 1),
  );
}

const moveTo = ({ categoryID, name, url }: MoveTarget, addRedirects: boolean): BulkAction => ({
  kind: 'move',
  categoryID,
  addRedirects,
  category: { name, url },
});
