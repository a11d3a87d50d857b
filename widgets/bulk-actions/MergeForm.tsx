import { useState } from 'react';
import type { ReactNode } from 'react';
import { usePermissions } from '../../src/index';
import type { BulkAction } from '../../src/resources/moderation/bulkCall';
import type { CheckedDiscussion } from '../../src/resources/moderation/checkedDiscussion';
import { useLocale } from '../../src/ui/useLocale';
import { PickList } from './PickList';

/** As many as are chosen from without a search. */
const few = 10;

interface Props {
  discussions: readonly CheckedDiscussion[];
  form(children: ReactNode, submit: () => void): ReactNode;
  onMerge(action: BulkAction): void;
}

export function MergeForm({ discussions, form, onMerge }: Props) {
  const { t } = useLocale();
  const holds = usePermissions();
  const [words, setWords] = useState('');
  const [main, setMain] = useState<number | null>(null);
  const [addRedirects, setRedirects] = useState(false);
  const [missing, setMissing] = useState(false);
  const wanted = words.trim().toLocaleLowerCase();
  const found = discussions.filter(
    ({ discussionID, name }) => discussionID === main || name.toLocaleLowerCase().includes(wanted),
  );

  return form(
    <>
      <PickList
        legend={t('Choose the main discussion into which all comments will be merged:')}
        choices={found.map(({ discussionID: id, name, categoryID }) => ({
          id,
          name,
          disabled: !holds('discussions.edit', { resourceType: 'category', resourceID: categoryID }),
        }))}
        chosen={main}
        onChoose={(id) => {
          setMain(id);
          setMissing(false);
        }}
        search={
          discussions.length > few ? { label: t('Select a discussion'), words, onWords: setWords } : undefined
        }
        error={missing ? t('Select a discussion') : null}
        instead={found.length === 0 ? <p>{t('No discussions were found.')}</p> : undefined}
      />
      <label className="inl-pick__choice">
        <input
          type="checkbox"
          checked={addRedirects}
          disabled={main === null}
          onChange={(event) => setRedirects(event.target.checked)}
        />
        {t('Leave a redirect link')}
      </label>
    </>,
    () =>
      main === null
        ? setMissing(true)
        : onMerge({ kind: 'merge', destinationDiscussionID: main, addRedirects }),
  );
}
