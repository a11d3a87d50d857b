import { ErrorBox } from '../ErrorBox';
import type { Failure } from '../errorWords';
import { useLocale } from '../useLocale';
import { useSiteLink } from '../useSiteLink';

interface Props {
  error?: unknown;
  /** Of the discussion, whose own page has all of it. */
  url: string;
  onRetry?: () => void;
  busy?: boolean;
}

/** In place of a part of a discussion that cannot be shown here: why, and where it is. */
export function PartProblem({ error, url, onRetry, busy }: Props) {
  const { t } = useLocale();
  const href = useSiteLink()(url);
  return (
    <div className="inl-root">
      <ErrorBox
        error={(error as Failure | undefined) ?? t('This part could not be loaded.')}
        onRetry={onRetry}
        busy={busy}
      />
      {url !== '' && href !== null && (
        <p>
          <a href={href}>{t('Open the discussion')}</a>
        </p>
      )}
    </div>
  );
}
