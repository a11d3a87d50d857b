import { useEffect } from 'react';
import { Button, LinkButton } from './Button';
import { entryLinks } from './entryLinks';
import { Message, type MessageAction } from './Message';
import { pageErrorWords } from './pageErrorWords';
import type { PageFailure } from './pageErrorWords';
import { useUi } from './UiContext';

interface Props {
  failure: PageFailure;
  /** What the server offers. */
  action?: MessageAction;
  /** Where it comes from, for those who can mend it. */
  trace?: string;
  /** Guests are offered to sign in. */
  isGuest?: boolean;
  /** Offered where trying again may help. */
  onRetry?: () => void;
  /** A retry is under way. */
  busy?: boolean;
  /** Takes the message away; only for a failed view inside a page that still stands. */
  onCancel?: () => void;
}

/** In place of a page that cannot be shown. */
export function PageError({
  failure,
  action: offered,
  trace,
  isGuest = false,
  onRetry,
  busy = false,
  onCancel,
}: Props) {
  const ui = useUi();
  const { locale, announcer, section, window } = ui;
  const { signIn } = entryLinks(ui);
  const { t } = locale;
  const { title, text, action } = pageErrorWords(failure);
  const spoken = `${t(title)} ${text === '' ? '' : t(text)}`.trim();
  useEffect(() => {
    if (!busy) announcer.announce(spoken, 'assertive');
  }, [announcer, spoken, busy]);
  return (
    <section className="inl-root inl-page-error">
      <h1 className="inl-page-error__title">{t(title)}</h1>
      {text !== '' && (
        <Message
          type={'status' in failure && failure.status < 500 ? 'neutral' : 'error'}
          text={text}
          action={offered}
          isSilent
        />
      )}
      {trace && <pre className="inl-page-error__trace">{trace}</pre>}
      <p className="inl-page-error__actions">
        {action === 'Back to Home' && onRetry && (
          <Button busy={busy} onClick={onRetry}>
            {t('Retry')}
          </Button>
        )}
        {action === 'signIn' && isGuest && signIn && (
          <LinkButton look="primary" {...signIn}>
            {t('Sign In')}
          </LinkButton>
        )}
        {action === 'Back to home page' || action === 'Back to Home' ? (
          <LinkButton look="primary" href={`${section}/`}>
            {t(action)}
          </LinkButton>
        ) : null}
        {action === 'reload' && (
          <Button look="primary" onClick={() => window.location.reload()}>
            {t('Reload')}
          </Button>
        )}
        {action === 'reload' && onCancel && <Button onClick={onCancel}>{t('Cancel')}</Button>}
      </p>
    </section>
  );
}
