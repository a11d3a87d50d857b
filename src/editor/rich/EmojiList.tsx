import { useLocale } from '../../ui/useLocale';
import { SuggestionList } from './SuggestionList';
import type { EmojiSuggestions } from './useEmoji';

interface Props {
  id: string;
  emoji: EmojiSuggestions;
}

/** Emoji whose name is being typed, below it. */
export function EmojiList({ id, emoji: { found, ...list } }: Props) {
  const { t } = useLocale();
  return (
    <SuggestionList
      {...list}
      id={id}
      label={t('Emoji suggestions')}
      items={found}
      count={found.length || null}
      none=""
      keyOf={({ name }) => name}
      option={({ sign, name }) => (
        <>
          <span aria-hidden="true">{sign}</span>
          <bdi>{name}</bdi>
        </>
      )}
    />
  );
}
