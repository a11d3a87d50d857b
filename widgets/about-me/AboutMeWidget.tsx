import type { ReactNode } from 'react';
import { useGetUserQuery } from '../../src/resources/users';
import { Avatar } from '../../src/ui/Avatar';
import { FactList } from '../../src/ui/home/FactList';
import { UserLink } from '../../src/ui/home/UserLink';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { Loader } from '../../src/ui/Loader';
import { OwnError } from '../../src/ui/OwnError';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { useLocale } from '../../src/ui/useLocale';
import type { AboutMeProps } from './props';

/** Who a member is: on the page of their profile. */
export function AboutMeWidget({ userID }: AboutMeProps) {
  const { t, number } = useLocale();
  const { data: user, error, refetch } = useGetUserQuery(userID);
  if (error && 'code' in error) return <OwnError error={error} onRetry={() => void refetch()} />;
  if (!user) return <Loader />;
  const { title, dateInserted, dateLastActive, countDiscussions, countComments } = user;
  const facts: (readonly [string, ReactNode])[] = [
    [t('Discussions'), number(countDiscussions ?? 0)],
    [t('Comments'), number(countComments ?? 0)],
  ];
  if (dateInserted) facts.push([t('Joined'), <RelativeTime key="joined" date={dateInserted} mode="fixed" />]);
  if (dateLastActive) facts.push([t('Last Active'), <RelativeTime key="active" date={dateLastActive} />]);
  return (
    <WidgetBox title={t('About')}>
      <p>
        <Avatar photoUrl={user.photoUrl} size="medium" /> <UserLink user={user} />
        {title && ` · ${title}`}
      </p>
      <FactList facts={facts} />
    </WidgetBox>
  );
}
