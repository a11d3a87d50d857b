import { uniqBy } from 'es-toolkit';
import { useEffect, useRef, useState } from 'react';
import { usePermissionsIn } from '../../src/index';
import { useTagSearch } from '../../src/resources/tags';
import { TagField, tagKey, type PickedTag } from '../../src/ui/form/TagField';
import { PickedField } from './PickedField';
import { tagsIn } from './postMeta';

interface Props {
  /** Names with commas between them, as the field without script has them. */
  value: string;
  onChange(value: string): void;
  /** Where it is to stand, as far as that is known. */
  categoryID?: number;
}

interface Tags {
  chosen: readonly PickedTag[];
  /** What has no comma behind it yet. It counts: a press on Post takes it along. */
  typed: string;
}

const keyOf = ({ name }: PickedTag) => tagKey(name);
const named = (value: string): PickedTag[] => tagsIn(value).map((name) => ({ name }));
const chosenIn = (value: string): Tags => ({ chosen: uniqBy(named(value), keyOf), typed: '' });
const textOf = ({ chosen, typed }: Tags) =>
  [...chosen.map(({ name }) => name), ...(typed === '' ? [] : [typed])].join(', ');

/** The tags of a post: each name is chosen, and the last one may still be in the making. */
export function PostTags({ value, onChange, categoryID }: Props) {
  const search = useTagSearch();
  const can = usePermissionsIn(categoryID);
  const [own, setOwn] = useState(() => chosenIn(value));
  // Words from elsewhere are whole.
  const tags = textOf(own) === value ? own : chosenIn(value);
  const latest = useRef(tags);
  useEffect(() => {
    latest.current = tags;
  }, [tags]);
  const put = (patch: Partial<Tags>) => {
    // A choice also empties the text, before either is drawn.
    latest.current = { ...latest.current, ...patch };
    setOwn(latest.current);
    onChange(textOf(latest.current));
  };
  /** A comma ends a name. */
  const type = (text: string, before: readonly PickedTag[]) => {
    const end = text.lastIndexOf(',') + 1;
    const chosen = uniqBy([...before, ...named(text.slice(0, end))], keyOf);
    put({ chosen, typed: text.slice(end).trimStart() });
  };
  return (
    <PickedField
      as="input"
      part="tags"
      value={value}
      // A reader may have been in the middle of a name.
      onChange={({ target }) => type(target.value, [])}
      picker={
        <TagField
          name="tags"
          search={search}
          mayAdd={can('tags.add')}
          value={tags.chosen}
          onChange={(chosen) => put({ chosen })}
          typed={tags.typed}
          onTyped={(text) => type(text, latest.current.chosen)}
        />
      }
    />
  );
}
