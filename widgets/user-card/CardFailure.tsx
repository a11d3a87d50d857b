import { Avatar } from '../../src/ui/Avatar';
import { ErrorBox } from '../../src/ui/ErrorBox';
import type { Failure } from '../../src/ui/errorWords';
import { useLocale } from '../../src/ui/useLocale';
import { CardFrame } from './CardFrame';
import type { CardHeading } from './CardFrame';

interface Props {
  heading?: CardHeading;
  error: Failure;
  /** The answer says that there is no such user, not merely that there is no answer. */
  gone: 'deleted' | 'removed' | null;
  onRetry(): void;
  busy: boolean;
}

/** The card of a user who is gone, or who could not be loaded. */
export function CardFailure({ heading, error, gone, onRetry, busy }: Props) {
  const { t } = useLocale();
  const photo = <Avatar photoUrl={null} size="large" className="inl-card__avatar" />;
  if (gone)
    return (
      <CardFrame
        heading={heading}
        state="deleted"
        photo={photo}
        title={t(gone === 'removed' ? 'Removed User' : 'User Deleted')}
        label={<span className="inl-card__marker">{t('DELETED')}</span>}
      >
        <p className="inl-card__message" role="status">
          {t('This user has been deleted.')}
        </p>
      </CardFrame>
    );
  return (
    <CardFrame
      heading={heading}
      state="error"
      photo={photo}
      title={t('Unknown User')}
      label={<span className="inl-card__marker">{t('ERROR')}</span>}
    >
      <ErrorBox error={error} title={t('Failed to load user')} onRetry={onRetry} busy={busy} />
    </CardFrame>
  );
}
