import { useAppDispatch } from '../../../src/index';
import { announce } from '../../../src/resources/discussions/changeDiscussion';
import { useDiscussion } from '../../../src/resources/discussions/discussionsSlice';
import { RadioGroup } from '../../../src/ui/form/RadioGroup';
import { useLocale } from '../../../src/ui/useLocale';
import type { DialogProps } from './dialogProps';
import { FormDialog } from './FormDialog';

type Where = 'category' | 'recent' | 'none';

/** Where a discussion stands in front of all others. */
export function AnnounceDialog({ place, can, typed, onType, ...frame }: DialogProps<Where>) {
  const { t } = useLocale();
  const dispatch = useAppDispatch();
  const { category, pinned, pinLocation } = useDiscussion(place.recordID) ?? {};
  const everywhere = can('discussions.announce', 'discussions.moderate');
  const now: Where = pinned ? (pinLocation ?? 'category') : 'none';
  const where = typed ?? now;
  const name = { category: category?.name ?? '' };
  const choices = [
    { value: 'category', label: t('In {category}.', name) },
    ...(everywhere ? [{ value: 'recent', label: t('In {category} and recent discussions.', name) }] : []),
    { value: 'none', label: t("Don't announce.") },
  ];
  return (
    <FormDialog
      {...frame}
      title={t('Announce')}
      send={t('OK')}
      call={() => dispatch(announce(place.recordID, where === 'none' ? null : where))}
      onDone={() => onType(undefined)}
    >
      <RadioGroup
        name="pinLocation"
        label={t('Where do you want to announce this discussion?')}
        value={where}
        onChange={(value) => onType(value as Where)}
        choices={choices}
      />
    </FormDialog>
  );
}
