import { useState } from 'react';
import { useAppDispatch, type ApiError } from '../../../src/index';
import {
  addCollection,
  setCollections,
  useGetCollectionChoiceQuery,
  type Collection,
} from '../../../src/resources/collections';
import { Button } from '../../../src/ui/Button';
import { errorWords } from '../../../src/ui/errorWords';
import { CheckboxGroup } from '../../../src/ui/form/CheckboxGroup';
import { fieldProblems } from '../../../src/ui/form/fieldProblems';
import { TextField } from '../../../src/ui/form/TextField';
import { useLocale } from '../../../src/ui/useLocale';
import type { DialogProps } from './dialogProps';
import { FormDialog } from './FormDialog';

interface Typed {
  /** By number, as text; undefined until one is chosen: then what the server says counts. */
  held?: string[];
  name: string;
}

/** Puts a post into collections, and out of others; makes new ones. */
export function CollectionDialog({ place, typed = { name: '' }, onType, ...frame }: DialogProps<Typed>) {
  const { t } = useLocale();
  const dispatch = useAppDispatch();
  const record = { recordType: place.recordType, recordID: place.recordID };
  const choice = useGetCollectionChoiceQuery(record);
  const [made, setMade] = useState<Collection[]>([]);
  const known = choice.data?.collections ?? [];
  const held = typed.held ?? choice.data?.held.map(String) ?? [];
  const { name } = typed;
  const { making, make, mend } = useMaking(name, async () => {
    const answer = await dispatch(addCollection(name.trim(), record));
    if ('error' in answer) return answer.error;
    setMade([...made, answer]);
    onType({ name: '', held: [...held, String(answer.collectionID)] });
    return null;
  });

  return (
    <FormDialog
      {...frame}
      title={t('Add to Collection')}
      send={t('Save')}
      needs={choice}
      call={() => dispatch(setCollections(record, held.map(Number)))}
      onDone={() => onType(undefined)}
    >
      {known.length + made.length > 0 && (
        <CheckboxGroup
          name="collectionIDs"
          label={t('Collections')}
          value={held}
          onChange={(chosen) => onType({ ...typed, held: chosen })}
          choices={[...known, ...made].map((each) => ({
            value: String(each.collectionID),
            label: <bdi>{each.name}</bdi>,
          }))}
        />
      )}
      <TextField
        name="name"
        label={t('New collection')}
        value={name}
        autoComplete="off"
        onChange={(next) => {
          onType({ ...typed, name: next });
          mend();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it would be saved without it.
          event.preventDefault();
          void make();
        }}
        problem={making.problem}
      />
      <Button size="compact" busy={making.busy} onClick={() => void make()}>
        {t('Add collection')}
      </Button>
    </FormDialog>
  );
}

/** The making of a collection, which is no part of what the dialog saves. */
function useMaking(name: string, call: () => Promise<ApiError | null>) {
  const locale = useLocale();
  const [making, setMaking] = useState<{ busy: boolean; problem: string | null }>({
    busy: false,
    problem: null,
  });
  async function make() {
    if (making.busy) return;
    if (name.trim() === '') return setMaking({ busy: false, problem: locale.t('Please fill this in.') });
    setMaking({ busy: true, problem: null });
    const error = await call();
    const problem = error && (fieldProblems(error).get('name')?.[0] ?? errorWords(error, locale).body);
    setMaking({ busy: false, problem });
  }
  return { making, make, mend: () => setMaking({ busy: false, problem: null }) };
}
