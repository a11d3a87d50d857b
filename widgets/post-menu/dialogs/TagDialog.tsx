import { useAppDispatch } from '../../../src/index';
import { setTags } from '../../../src/resources/discussions/changeDiscussion';
import { useDiscussion } from '../../../src/resources/discussions/discussionsSlice';
import { useTagSearch } from '../../../src/resources/tags';
import { TagField, type PickedTag } from '../../../src/ui/form/TagField';
import { useLocale } from '../../../src/ui/useLocale';
import type { DialogProps } from './dialogProps';
import { FormDialog } from './FormDialog';

const fields = ['tagIDs', 'newTagNames'];
const none: readonly PickedTag[] = [];

/** Gives a discussion other tags. */
export function TagDialog({ place, can, typed, onType, ...frame }: DialogProps<readonly PickedTag[]>) {
  const { t } = useLocale();
  const dispatch = useAppDispatch();
  const search = useTagSearch();
  const { tags = none } = useDiscussion(place.recordID) ?? {};
  const picked = typed ?? tags;
  const ids = picked.flatMap(({ tagID }) => tagID ?? []);
  const names = picked.flatMap(({ tagID, name }) => (tagID === undefined ? [name] : []));
  return (
    <FormDialog
      {...frame}
      title={t('Tag')}
      send={t('Save')}
      unheard={{ names: fields, value: picked }}
      call={() => dispatch(setTags(place.recordID, ids, names))}
      onDone={() => onType(undefined)}
    >
      <TagField name="tagIDs" search={search} mayAdd={can('tags.add')} value={picked} onChange={onType} />
    </FormDialog>
  );
}
