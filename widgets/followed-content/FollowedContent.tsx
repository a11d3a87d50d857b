import { useState } from 'react';
import { useAppDispatch, type ApiError } from '../../src/index';
import { unfollowCategory, useGetFollowedCategoriesQuery } from '../../src/resources/followedCategories';
import { Button } from '../../src/ui/Button';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { Loader } from '../../src/ui/Loader';
import { OwnError } from '../../src/ui/OwnError';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { useLocale } from '../../src/ui/useLocale';
import { useSiteLink } from '../../src/ui/useSiteLink';
import type { FollowedContentProps } from './props';
import './followed-content.css';

/** The categories that a member hears of, each with the way out. */
export function FollowedContent({ userID }: FollowedContentProps) {
  const { t } = useLocale();
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { data: rows, error, refetch } = useGetFollowedCategoriesQuery(userID);
  const [gone, setGone] = useState<readonly number[]>([]);
  const [busy, setBusy] = useState(0);
  const [problem, setProblem] = useState<ApiError | null>(null);
  if (error && 'code' in error) return <OwnError error={error} onRetry={() => void refetch()} />;
  if (!rows) return <Loader />;
  const shown = rows.filter(({ categoryID }) => !gone.includes(categoryID));
  const unfollow = async (categoryID: number) => {
    setBusy(categoryID);
    const failed = await dispatch(unfollowCategory(userID, categoryID));
    setBusy(0);
    setProblem(failed);
    if (!failed) setGone((before) => [...before, categoryID]);
  };
  return (
    <WidgetBox title={t('Categories you follow')}>
      {problem && <OwnError error={problem} />}
      {shown.length === 0 && <p>{t('You do not follow any categories yet.')}</p>}
      <ul className="inl-followed">
        {shown.map(({ categoryID, name, url, dateFollowed }) => (
          <li key={categoryID} className="inl-followed__row">
            <a href={link(url) ?? undefined}>
              <bdi>{name}</bdi>
            </a>
            {dateFollowed && <RelativeTime date={dateFollowed} mode="fixed" />}
            <Button
              size="compact"
              busy={busy === categoryID}
              aria-label={t('Unfollow {name}', { name })}
              onClick={() => void unfollow(categoryID)}
            >
              {t('Unfollow')}
            </Button>
          </li>
        ))}
      </ul>
    </WidgetBox>
  );
}
