import { useCallback, useState } from 'react';
import { useAppDispatch } from '../../../src/index';
import { changeAuthor } from '../../../src/resources/discussions/changeDiscussion';
import { useDiscussion } from '../../../src/resources/discussions/discussionsSlice';
import { useUserSearch, type Mentionable } from '../../../src/resources/mentions';
import type { Option } from '../../../src/ui/combobox/comboboxTypes';
import { PickByName } from '../../../src/ui/combobox/PickByName';
import { useLocale } from '../../../src/ui/useLocale';
import type { DialogProps } from './dialogProps';
import { FormDialog } from './FormDialog';

type User = Pick<Mentionable, 'userID' | 'name'>;

const optionOf = ({ userID, name }: User): Option => ({ value: String(userID), label: name });

/** Gives a discussion to another author. */
export function AuthorDialog({ place, typed, onType, ...frame }: DialogProps<{ author: Option | null }>) {
  const { t } = useLocale();
  const dispatch = useAppDispatch();
  const find = useUserSearch();
  const { insertUser } = useDiscussion(place.recordID) ?? {};
  const [attempts, setAttempts] = useState(0);
  const search = useCallback(async (words: string) => (await find(words)).map(optionOf), [find]);
  const author = typed ? typed.author : insertUser ? optionOf(insertUser) : null;
  return (
    <FormDialog
      {...frame}
      title={t('Change Author')}
      send={t('Save')}
      call={author && (() => dispatch(changeAuthor(place.recordID, Number(author.value))))}
      onUnready={() => setAttempts(attempts + 1)}
      onDone={() => onType(undefined)}
    >
      <PickByName
        name="insertUserID"
        label={t('Author')}
        placeholder={t('Choose a member')}
        problem={attempts > 0 ? t('Choose a member') : null}
        attempts={attempts}
        chosen={author}
        onChoose={(chosen) => {
          onType({ author: chosen });
          setAttempts(0);
        }}
        search={search}
      />
    </FormDialog>
  );
}
