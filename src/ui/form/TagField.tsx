import { useCallback } from 'react';
import { Combobox } from '../combobox/Combobox';
import type { Option } from '../combobox/comboboxTypes';
import { useLocale } from '../useLocale';

/** A tag that is there has a number; a new one has none yet. */
export interface PickedTag {
  tagID?: number | undefined;
  name: string;
}

interface FoundTag extends PickedTag {
  countDiscussions: number;
}

interface TagOption extends Option {
  tag: PickedTag;
}

interface Props {
  /** As the server calls it where it refuses them. */
  name: string;
  /** Empty words find the popular ones. */
  search(words: string): Promise<readonly FoundTag[]>;
  /** The reader may make new ones. */
  mayAdd: boolean;
  value: readonly PickedTag[];
  onChange(tags: PickedTag[]): void;
  /** The text that is no tag yet, for those who keep it. */
  typed?: string;
  onTyped?(text: string): void;
}

/** What the server takes. */
const mostTags = 5;
const longestTag = 40;

/** Case and accents do not tell two tags apart, and some are known by their name only. */
export const tagKey = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
const optionOf = (tag: PickedTag): TagOption => ({ value: tagKey(tag.name), label: tag.name, tag });

/** The tags of a post, found by typing; a name that is no tag yet may become one. */
export function TagField({ name, search, mayAdd, value, onChange, typed, onTyped }: Props) {
  const { t, plural } = useLocale();
  const find = useCallback(
    async (words: string) =>
      (await search(words)).map(({ countDiscussions, ...tag }) => ({
        ...optionOf(tag),
        description: plural(countDiscussions, { one: '{count} post', other: '{count} posts' }),
      })),
    [search, plural],
  );
  const create = (text: string): TagOption | null => {
    const option = optionOf({ name: text });
    const isChosen = value.some((tag) => tagKey(tag.name) === option.value);
    // In a draft commas stand between them.
    if (isChosen || option.value === '' || text.includes(',') || text.length > longestTag) return null;
    return { ...option, label: t('Add {name}', { name: text }) };
  };
  return (
    <Combobox
      name={name}
      label={t('Tags')}
      description={t('Up to five.')}
      placeholder={t('Find a tag')}
      multiple
      max={mostTags}
      value={value.map(optionOf)}
      // What is offered is what can be chosen.
      onChange={(options) => onChange((options as readonly TagOption[]).map(({ tag }) => tag))}
      search={find}
      create={mayAdd ? create : undefined}
      typed={typed}
      onTyped={onTyped}
    />
  );
}
