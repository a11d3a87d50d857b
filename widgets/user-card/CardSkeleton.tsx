import { Skeleton } from '../../src/ui/Skeleton';
import { useDelay } from '../../src/ui/useDelay';
import { useLocale } from '../../src/ui/useLocale';
import { CardFrame } from './CardFrame';
import type { CardHeading } from './CardFrame';

/** The card while its user loads, as tall as the one that is about to come. */
export function CardSkeleton({ heading }: { heading?: CardHeading }) {
  const { t } = useLocale();
  const slow = useDelay(10_000);
  return (
    <>
      <CardFrame
        heading={heading}
        state="loading"
        busy
        photo={<Skeleton shape="circle" className="inl-card__avatar" />}
        title={
          <>
            <span className="inl-hidden">{t('Loading…')}</span>
            <Skeleton shape="title" size="9em" />
          </>
        }
      >
        <div className="inl-card__actions">
          <Skeleton shape="button" />
        </div>
        <div className="inl-card__stats">
          <Skeleton shape="title" size="6em" />
          <Skeleton shape="title" size="6em" />
        </div>
        <div className="inl-card__dates">
          <Skeleton size="12em" />
        </div>
      </CardFrame>
      {/* Beside the card: of what is busy nothing is read out. */}
      <p className="inl-root inl-card-slow" role="status">
        {slow && t('This is taking longer than usual…')}
      </p>
    </>
  );
}
