import type { CountsWatch } from '../../src/resources/counts/watchCounts';
import { useLocale } from '../../src/ui/useLocale';
import type { BarPartProps } from './barPart';
import { NotificationList } from './NotificationList';
import { TitledFlyout } from './TitledFlyout';

interface Props extends BarPartProps {
  counts: CountsWatch | null;
}

export function NotificationsFlyout({ counts, ...part }: Props) {
  const { t } = useLocale();
  return (
    <TitledFlyout {...part} title={t('Notifications')}>
      <NotificationList counts={counts} />
    </TitledFlyout>
  );
}
