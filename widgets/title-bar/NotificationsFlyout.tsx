import { useRef } from 'react';
import type { CountsWatch } from '../../src/resources/counts/watchCounts';
import { Flyout } from '../../src/ui/Flyout';
import { useLocale } from '../../src/ui/useLocale';
import { useUniqueID } from '../../src/ui/useUniqueID';
import type { BarPartProps } from './barPart';
import { NotificationList } from './NotificationList';

interface Props extends BarPartProps {
  counts: CountsWatch | null;
}

export function NotificationsFlyout({ anchor, onClose, counts }: Props) {
  const { t } = useLocale();
  const id = useUniqueID();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Flyout
      anchor={anchor}
      onClose={onClose}
      placement="bottom-end"
      labelledBy={id}
      initialFocus={heading}
      className="inl-bar-flyout"
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="inl-bar-list__title">
        {t('Notifications')}
      </h2>
      <NotificationList counts={counts} />
    </Flyout>
  );
}
