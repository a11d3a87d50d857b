import { Avatar } from '../../ui/Avatar';
import { errorWords } from '../../ui/errorWords';
import { useUi } from '../../ui/UiContext';
import { matchedLength } from './matchesMention';
import { SuggestionList } from './SuggestionList';
import type { Mentions } from './useMentions';

interface Props {
  id: string;
  mentions: Mentions;
}

/** Who may be meant, below the name that is being typed. */
export function MentionList({ id, mentions: { typed, found, ...list } }: Props) {
  const { locale } = useUi();
  const { t } = locale;
  const users = found.status === 'success' && typed !== null ? found.users : [];
  return (
    <SuggestionList
      {...list}
      id={id}
      label={t('@mention user suggestions')}
      items={users}
      count={found.status === 'success' && typed !== null ? users.length : null}
      none={t('Nobody found.')}
      keyOf={({ userID }) => userID}
      option={({ name, photoUrl }) => {
        const length = matchedLength(typed ?? '', name);
        return (
          <>
            <Avatar photoUrl={photoUrl} size="xsmall" />
            <bdi>
              <mark>{name.slice(0, length)}</mark>
              {name.slice(length)}
            </bdi>
          </>
        );
      }}
      note={
        typed !== null &&
        (found.status === 'loading' ? (
          <p className="inl-mentions__note">{t('Loading…')}</p>
        ) : (
          found.status === 'error' && (
            <p className="inl-mentions__note inl-mentions__note--error" role="alert">
              {errorWords(found.error, locale).body}
            </p>
          )
        ))
      }
    />
  );
}
