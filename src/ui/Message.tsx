import './message.css';
import { clsx } from 'clsx';
import { safeUrl } from '../safe/safeUrl';
import { LinkButton } from './Button';
import { Icon } from './Icon';
import { useLocale } from './useLocale';
import { useUi } from './UiContext';

export type MessageType = 'error' | 'warning' | 'neutral' | 'info';

export interface MessageAction {
  url: string;
  label: string;
  /** `_blank` opens another tab. */
  target?: string;
}

interface Props {
  type: MessageType;
  /** Only above a text. */
  title?: string;
  text: string;
  /** A name of the sprite; the type's own without it. */
  icon?: string;
  action?: MessageAction | null;
  /** It is said elsewhere. */
  isSilent?: boolean;
  className?: string;
}

const icons: Record<MessageType, string> = {
  error: 'error',
  warning: 'warning',
  neutral: 'message',
  info: 'bell',
};

/** Something to know about a page, with what to do about it. An address that leads nowhere safe has no button. */
export function Message({ type, title, text, icon, action, isSilent = false, className }: Props) {
  const { t } = useLocale();
  const { urls } = useUi();
  const href = action ? safeUrl('user', action.url, urls()) : null;
  const isTab = action?.target === '_blank';
  return (
    <div
      className={clsx('inl-root inl-message', className)}
      data-type={type}
      role={isSilent ? undefined : type === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icon ?? icons[type]} />
      <div className="inl-message__text">
        {title !== undefined && (
          <p className="inl-message__title" dir="auto">
            {t(title)}
          </p>
        )}
        <p dir="auto">{t(text)}</p>
      </div>
      {action && href !== null && (
        <LinkButton
          size="compact"
          href={href}
          target={isTab ? '_blank' : undefined}
          rel={isTab ? 'noopener' : undefined}
        >
          {t(action.label)}
        </LinkButton>
      )}
    </div>
  );
}
