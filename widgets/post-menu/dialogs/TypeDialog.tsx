import { useAppDispatch } from '../../../src/index';
import { changeType } from '../../../src/resources/discussions/changeDiscussion';
import { useDiscussion } from '../../../src/resources/discussions/discussionsSlice';
import { asCalled, postTypesIn } from '../../../src/resources/postTypes';
import { RadioGroup } from '../../../src/ui/form/RadioGroup';
import { useUi } from '../../../src/ui/UiContext';
import type { DialogProps } from './dialogProps';
import { FormDialog } from './FormDialog';

/** Makes a discussion a post of another type, of those that its category takes. */
export function TypeDialog({ place, typed, onType, ...frame }: DialogProps<string>) {
  const { locale, meta } = useUi();
  const { t } = locale;
  const dispatch = useAppDispatch();
  const { categoryID = 0, type, postTypeID = type } = useDiscussion(place.recordID) ?? {};
  const types = postTypesIn(meta.raw.postTypes, categoryID);
  const chosen = types.find((each) => each.postTypeID === (typed ?? postTypeID));
  return (
    <FormDialog
      {...frame}
      title={t('Change Post Type')}
      send={t('Save')}
      call={chosen ? () => dispatch(changeType(place.recordID, asCalled(chosen))) : null}
      onDone={() => onType(undefined)}
    >
      <RadioGroup
        name="type"
        label={t('Post type')}
        value={chosen?.postTypeID ?? ''}
        onChange={onType}
        choices={types.map((each) => ({ value: each.postTypeID, label: t(each.name) }))}
      />
    </FormDialog>
  );
}
