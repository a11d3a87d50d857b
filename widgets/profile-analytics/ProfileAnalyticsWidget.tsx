import { FactList } from '../../src/ui/home/FactList';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { useLocale } from '../../src/ui/useLocale';
import type { ProfileAnalyticsProps } from './props';

/** How much a member has done, and since when. */
export function ProfileAnalyticsWidget({ userInfo }: ProfileAnalyticsProps) {
  const { t, number } = useLocale();
  const { posts, visits, points, joinDate, lastActive } = userInfo;
  const isDate = (date: string | undefined): date is string => Number.isFinite(Date.parse(date ?? ''));
  const counted = { Posts: posts, Visits: visits, Points: points };
  const dates = { Joined: joinDate, 'Last Active': lastActive };
  return (
    <WidgetBox title={t('Analytics')}>
      <FactList
        facts={[
          ...Object.entries(counted).flatMap(([name, value]) =>
            value === undefined ? [] : [[t(name), number(value)] as const],
          ),
          ...Object.entries(dates).flatMap(([name, date]) =>
            isDate(date) ? [[t(name), <RelativeTime key={name} date={date} mode="fixed" />] as const] : [],
          ),
        ]}
      />
    </WidgetBox>
  );
}
