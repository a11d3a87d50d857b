import { clsx } from 'clsx';
import type { Ref } from 'react';
import { Button, LinkButton } from './Button';
import { errorWords } from './errorWords';
import type { Failure } from './errorWords';
import { Icon } from './Icon';
import { useLastingFailure } from './useLastingFailure';
import { useLocale } from './useLocale';

interface Props {
  error: Failure;
  /** In place of what the server says. */
  title?: string;
  onRetry?: () => void;
  /** A retry is under way. */
  busy?: boolean;
  className?: string;
  /** Of the link to where it can be mended. */
  wayRef?: Ref<HTMLAnchorElement>;
}

/**
 * A failure in its place, said once as an alert, with a way to try again, and where the server says that it can be mended.
 * What it says may be in its own language.
 */
export function ErrorBox({ error: given, title, onRetry, busy, className, wayRef }: Props) {
  const locale = useLocale();
  const lasting = useLastingFailure(given);
  // An outdated failure disappears, unless it carries the Retry button.
  if (given && !lasting && !onRetry) return null;
  const error = lasting ?? given;
  const words = errorWords(error, locale);
  const heading = title ?? words.title;
  // Its address has been checked where the answer was read.
  const way = error && typeof error === 'object' && 'status' in error ? error.actionButton : null;
  return (
    <div className={clsx('inl-root inl-error', className)}>
      <Icon name="error" />
      <div className="inl-error__text" role="alert">
        {heading !== '' && (
          <p className="inl-error__title">
            <bdi>{heading}</bdi>
          </p>
        )}
        {words.body !== heading && (
          <p>
            {/* Said once: seconds that pass are seen. */}
            <bdi aria-live="off">{words.body}</bdi>
          </p>
        )}
      </div>
      {way && (
        <LinkButton
          ref={wayRef}
          size="compact"
          href={way.url}
          target={way.target}
          rel={way.target && 'noopener'}
        >
          {locale.t(way.label)}
        </LinkButton>
      )}
      {onRetry && (
        <Button size="compact" busy={busy} onClick={onRetry}>
          {locale.t('Retry')}
        </Button>
      )}
    </div>
  );
}
