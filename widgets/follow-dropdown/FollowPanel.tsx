import { useRef } from 'react';
import { Button } from '../../src/ui/Button';
import { Flyout } from '../../src/ui/Flyout';
import { Icon } from '../../src/ui/Icon';
import { useUi } from '../../src/ui/UiContext';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { FollowForm } from './FollowForm';
import type { FollowProps } from './props';
import { useFollowNews } from './useFollowNews';

interface Props extends FollowProps {
  anchor: HTMLElement;
  /** Closed it is still there, to tell how a change ended. */
  open: boolean;
  saidFollowing: boolean;
  /** Its button was pressed again. */
  leaving: boolean;
  onClose(): void;
}

const followedContent = '/profile/followed-content';

/** The dialog beside the button. Its code comes when it is first opened. */
export function FollowPanel({ anchor, open, leaving, onClose, ...props }: Props) {
  const { locale, window, section } = useUi();
  const { t } = locale;
  const titleID = useUniqueID();
  const title = useRef<HTMLHeadingElement>(null);
  const isThere = window.location.pathname.includes(followedContent);
  useFollowNews(props, open);
  if (!open) return null;
  return (
    <Flyout
      anchor={anchor}
      labelledBy={titleID}
      initialFocus={title}
      className="inl-follow-panel"
      onClose={onClose}
    >
      {(close) => (
        <>
          <div className="inl-follow-panel__header">
            <h2 className="inl-follow-panel__title" id={titleID} ref={title} tabIndex={-1}>
              {t('Notification Preferences')}
            </h2>
            <div className="inl-follow-panel__tools">
              {!isThere && (
                <a
                  className="inl-button inl-button--icon"
                  href={`${section}${followedContent}`}
                  aria-label={t('View all followed categories')}
                  title={t('View all followed categories')}
                >
                  <Icon name="settings" />
                </a>
              )}
              <Button look="icon" aria-label={t('Close')} title={t('Close')} onClick={close}>
                <Icon name="close" />
              </Button>
            </div>
          </div>
          <p className="inl-follow-panel__name">
            <bdi>{props.name}</bdi>
          </p>
          <FollowForm {...props} leaving={leaving} title={title} onLeave={close} />
        </>
      )}
    </Flyout>
  );
}
