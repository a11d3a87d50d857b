import { useGetUserQuery } from '../../src/resources/users';
import { useLocale } from '../../src/ui/useLocale';
import { CardFailure } from './CardFailure';
import type { CardHeading } from './CardFrame';
import { CardSkeleton } from './CardSkeleton';
import { goneOf } from './goneOf';
import { LoadedCard } from './LoadedCard';
import type { CardUser, UserCardProps } from './props';
import { useCardContent } from './useCardContent';
import type { Viewer } from './viewOf';

interface Props {
  heading?: CardHeading;
  userID: number;
  /** What the page knew. */
  given?: CardUser;
  viewer: Viewer;
  /** What replaces it in this place. */
  impls: UserCardProps['$fragmentImpls'];
}

/** A user's card in whatever state their record is. */
export function CardOfUser({ heading, userID, given, viewer, impls }: Props) {
  const { t } = useLocale();
  const { data, error, isFetching, refetch } = useGetUserQuery(userID, { skip: given !== undefined });
  const user = given ?? data;
  const content = useCardContent(userID, given === undefined);
  if (user && content !== 'waiting')
    return <LoadedCard {...{ heading, user, viewer, impls }} withContent={content === 'ready'} />;
  if (error)
    return (
      <CardFailure
        heading={heading}
        error={error}
        gone={goneOf(error, t)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return <CardSkeleton heading={heading} />;
}
