import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { usePermissions } from '../../src/index';
import type { BulkAction } from '../../src/resources/moderation/bulkCall';
import type { CheckedDiscussion } from '../../src/resources/moderation/checkedDiscussion';
import { PickByName } from '../../src/ui/combobox/PickByName';
import { FocusProblem } from '../../src/ui/form/FocusProblem';
import { RadioGroup } from '../../src/ui/form/RadioGroup';
import { RedirectField } from '../../src/ui/form/RedirectField';
import { useLocale } from '../../src/ui/useLocale';

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
  const [main, setMain] = useState<number | null>(null);
  const [addRedirects, setRedirects] = useState(false);
  /** How often it was sent without a choice, since there last was one. */
  const [attempts, setAttempts] = useState(0);
  const legend = t('Choose the main discussion into which all comments will be merged:');
  const error = attempts > 0 ? t('Select a discussion') : null;
  const isRefused = useCallback(
    ({ categoryID }: CheckedDiscussion) =>
      !holds('discussions.edit', { resourceType: 'category', resourceID: categoryID }),
    [holds],
  );
  const choose = (id: number | null) => {
    setMain(id);
    setAttempts(0);
  };
  const options = useMemo(
    () =>
      discussions.map((each) => ({
        value: String(each.discussionID),
        label: each.name,
        disabled: isRefused(each),
      })),
    [discussions, isRefused],
  );

  return form(
    <>
      {discussions.length > few ? (
        <PickByName
          name="destinationDiscussionID"
          label={legend}
          placeholder={t('Select a discussion')}
          problem={error}
          attempts={attempts}
          chosen={options.find(({ value }) => Number(value) === main) ?? null}
          onChoose={(option) => choose(option && Number(option.value))}
          options={options}
        />
      ) : (
        <FocusProblem problem={error} attempts={attempts}>
          <RadioGroup
            name="destinationDiscussionID"
            label={legend}
            problem={error}
            value={String(main)}
            onChange={(value) => choose(Number(value))}
            choices={options.map(({ label, ...choice }) => ({ ...choice, label: <bdi>{label}</bdi> }))}
          />
        </FocusProblem>
      )}
      <RedirectField checked={addRedirects} disabled={main === null} onChange={setRedirects} />
    </>,
    () =>
      main === null
        ? setAttempts(attempts + 1)
        : onMerge({ kind: 'merge', destinationDiscussionID: main, addRedirects }),
  );
}
