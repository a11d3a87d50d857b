import { useBadgesOfQuery } from '../../../src/resources/honours';
import { useGetUserQuery } from '../../../src/resources/users';
import { LinkButton } from '../../../src/ui/Button';
import { ErrorBox } from '../../../src/ui/ErrorBox';
import { Icon } from '../../../src/ui/Icon';
import { Loader } from '../../../src/ui/Loader';
import { useLocale } from '../../../src/ui/useLocale';
import { useUserLinks } from '../../../src/ui/useUserLinks';

/** All that a member was given, and what for: beside a name there is room for two. */
export function BadgesPage({ params }: { params: Record<string, string> }) {
  const userID = Number(params.userID);
  const { t } = useLocale();
  const links = useUserLinks();
  const user = useGetUserQuery(userID);
  const badges = useBadgesOfQuery(userID);
  const failed = [user, badges].find(({ error }) => error);
  if (failed)
    return <ErrorBox error={failed.error} onRetry={() => void failed.refetch()} busy={failed.isFetching} />;
  if (!user.data || !badges.data) return <Loader />;
  const { name } = user.data;
  return (
    <section className="inl-root inl-badges-page">
      <h1 className="inl-badges-page__title">
        {t('Badges of')} <bdi>{name}</bdi>
      </h1>
      {badges.data.length === 0 && <p>{t('No badges yet.')}</p>}
      {badges.data.length > 0 && (
        <dl className="inl-badges-page__list">
          {badges.data.map(({ badgeID, name: badge, body }) => (
            <div key={badgeID} className="inl-badges-page__entry">
              <dt>
                <span className="inl-badges__badge">
                  <Icon name="badge" />
                  {t(badge)}
                </span>
              </dt>
              <dd>{t(body)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <LinkButton href={links.profile({ userID, name })}>{t('View Profile')}</LinkButton>
      </p>
    </section>
  );
}
