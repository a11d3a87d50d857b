import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { usePermissions } from '../../src/index';
import { useSearchCategoriesQuery, type FoundCategory } from '../../src/resources/categories';
import type { BulkAction } from '../../src/resources/moderation/bulkCall';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { Loader } from '../../src/ui/Loader';
import { useUi } from '../../src/ui/UiContext';
import { PickList } from './PickList';

/** Where to: the page is brought up to date with it. */
export type MoveTarget = Pick<FoundCategory, 'categoryID' | 'name' | 'url'>;

/** After the last letter, milliseconds. */
const debounce = 100;

interface Props {
  question: ReactNode;
  form(children: ReactNode, submit: () => void): ReactNode;
  onMove(action: BulkAction, target: MoveTarget): void;
}

export function MoveForm({ question, form, onMove }: Props) {
  const { window, locale } = useUi();
  const { t } = locale;
  const holds = usePermissions();
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('');
  const [target, setTarget] = useState<FoundCategory | null>(null);
  const [addRedirects, setRedirects] = useState(false);
  const [missing, setMissing] = useState(false);
  const { data = [], error, isFetching, refetch } = useSearchCategoriesQuery(asked);

  useEffect(() => {
    const timer = window.setTimeout(() => setAsked(words.trim()), debounce);
    return () => window.clearTimeout(timer);
  }, [window, words]);

  const mayMoveTo = ({ categoryID }: FoundCategory) =>
    holds('discussions.edit', { resourceType: 'category', resourceID: categoryID });
  const found = data.filter(mayMoveTo);
  // What was chosen stays in sight while another search goes on.
  const listed =
    target && !found.some(({ categoryID }) => categoryID === target.categoryID) ? [target, ...found] : found;

  let instead: ReactNode;
  if (error)
    instead = (
      <ErrorBox
        error={'status' in error ? error : undefined}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  else if (listed.length === 0) instead = isFetching ? <Loader /> : <p>{t('No categories were found.')}</p>;

  return form(
    <>
      {question}
      <PickList
        legend={t('Category')}
        choices={listed.map(({ categoryID: id, name, place }) => ({ id, name, place: place.join(' › ') }))}
        chosen={target?.categoryID ?? null}
        onChoose={(id) => {
          setTarget(listed.find(({ categoryID }) => categoryID === id) ?? null);
          setMissing(false);
        }}
        search={{ label: t('Select a category'), words, onWords: setWords }}
        busy={isFetching}
        error={missing ? t('Select a category') : null}
        instead={instead}
      />
      <label className="inl-pick__choice">
        <input
          type="checkbox"
          checked={addRedirects}
          disabled={!target}
          onChange={(event) => setRedirects(event.target.checked)}
        />
        {t('Leave a redirect link')}
      </label>
    </>,
    () =>
      target
        ? onMove({ kind: 'move', categoryID: target.categoryID, addRedirects }, target)
        : setMissing(true),
  );
}
