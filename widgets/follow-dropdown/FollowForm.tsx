import { useEffect, useRef, useState, type RefObject } from 'react';
import { digestEnabledKey } from '../../src/resources/preferences/userPreferences';
import { followedKey } from '../../src/resources/preferences/categoryPreferences';
import type { Preferences } from '../../src/resources/preferences/preferenceTarget';
import { Button, LinkButton } from '../../src/ui/Button';
import { Loader } from '../../src/ui/Loader';
import { OwnError } from '../../src/ui/OwnError';
import { SlowNote } from '../../src/ui/SlowNote';
import { useLastingFailure } from '../../src/ui/useLastingFailure';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { useOwnLink } from '../../src/ui/useOwnLink';
import { useUi } from '../../src/ui/UiContext';
import { PreferenceFields } from './PreferenceFields';
import type { FollowProps } from './props';
import { useFollowing } from './useFollowing';

interface Props extends FollowProps {
  /** What its button said when it was pressed. */
  saidFollowing: boolean;
  leaving: boolean;
  /** Takes the focus of what goes away. */
  title: RefObject<HTMLElement | null>;
  onLeave(): void;
}

/** The dialog's content: status, error, the preferences, and its links. */
export function FollowForm({
  userID,
  recordID,
  name,
  emailDigestEnabled,
  viewRecordUrl,
  saidFollowing,
  leaving,
  title,
  onLeave,
}: Props) {
  const { locale, announcer, meta } = useUi();
  const { t } = locale;
  const toasts = useToasts();
  const withDigest = emailDigestEnabled && meta.emails.digest;
  const following = useFollowing({ categoryID: recordID, userID }, { withDigest, saidFollowing });
  const { record, own, failure, before } = following;
  const [ending, setEnding] = useState<'undo' | 'unfollow' | null>(null);
  const followed = record?.shown[followedKey] === true;
  // Until the server has taken the end, everything stays as it was when that was asked for: nothing moves under the pointer.
  const stays = followed || ending !== null;
  const [kept, setKept] = useState<Preferences | null>(null);
  const fields = ending ? kept : own && followed ? record.shown : null;
  const { saves = 0, phase, sentAt, error = null, ended = 0 } = record ?? {};
  // Read here before it was closed, or told by a toast since. That their session has ended still holds.
  const [past, setPast] = useState(error);
  if (error !== past && past !== null) setPast(null);
  const news = error === past && ended === 0 ? null : error;
  const shownError = useLastingFailure(news) && news;
  const savesBefore = useRef(saves);

  useEffect(() => {
    if (leaving) onLeave();
  }, [leaving, onLeave]);
  useEffect(() => {
    if (saves === savesBefore.current || phase !== 'idle') return;
    savesBefore.current = saves;
    toasts.show({ id: 'preferences', words: t('Success! Preferences saved.'), autoDismiss: true });
    if (!ending) return;
    announcer.announce(t('You no longer follow {name}.', { name }));
    onLeave();
  }, [saves, phase, ending, toasts, announcer, onLeave, t, name]);
  // Of the save before it, while the end itself is still to be sent.
  const failed = error !== null && phase === 'idle';
  useEffect(() => {
    if (failed) setEnding(null);
  }, [failed]);
  const isNew = before !== null && stays;
  // Told once for each time, when it is true.
  const told = useRef<typeof before>(null);
  const isTaken = isNew && !ending && phase === 'idle' && !error;
  useEffect(() => {
    if (!isTaken || told.current === before) return;
    told.current = before;
    announcer.announce(t('You now follow {name}.', { name }));
  }, [isTaken, before, announcer, t, name]);

  // A followed category can be changed from the page's own data, even when the refresh failed.
  const isUnread = failure !== null && !(own && stays);
  const isTroubled = shownError !== null || isUnread;
  // Unfollowed in another tab, or online again: what had the focus may have gone.
  useEffect(() => {
    if ((!followed || !isTroubled) && document.activeElement === document.body) title.current?.focus();
  }, [followed, isTroubled, title]);

  const [beforeName, afterName] = t('You now follow {name}.').split('{name}');
  const viewUrl = useOwnLink()(viewRecordUrl);
  const end = (how: 'undo' | 'unfollow') => {
    setEnding(how);
    setKept(fields);
    following[how]();
  };
  const retry = (how: () => void) => () => {
    title.current?.focus();
    how();
  };

  return (
    <>
      {isNew && (
        <p className="inl-follow-panel__notice">
          <span>
            {beforeName}
            <bdi>{name}</bdi>
            {afterName}
          </span>{' '}
          <Button look="text" size="compact" busy={ending !== null} onClick={() => end('undo')}>
            {t('Undo')}
          </Button>
        </p>
      )}
      {shownError && <OwnError error={shownError} onRetry={followed ? undefined : retry(following.follow)} />}
      {/* Of one answer: changes that follow each other are sent one after the other. */}
      {phase === 'sending' && <SlowNote key={sentAt} className="inl-follow-panel__slow" />}
      {isUnread && <OwnError error={failure} onRetry={retry(() => void following.load())} />}
      {(ending ? !kept : !own) && !failure && <Loader />}
      {fields && (
        <div inert={ending !== null}>
          <PreferenceFields
            shown={fields}
            withDigest={withDigest && own?.[digestEnabledKey] === true}
            withEmail={meta.emails.enabled}
            onChange={following.change}
          />
        </div>
      )}
      <div className="inl-follow-panel__footer">
        {viewUrl && (
          <LinkButton href={viewUrl} target="_blank" rel="noopener" look="text">
            {t('View Category')}
          </LinkButton>
        )}
        {stays && (
          <Button busy={ending !== null} onClick={() => end('unfollow')}>
            {t('Unfollow Category')}
          </Button>
        )}
        {!stays && own && !isTroubled && (
          <Button look="primary" onClick={following.follow}>
            {t('Follow')}
          </Button>
        )}
      </div>
    </>
  );
}
