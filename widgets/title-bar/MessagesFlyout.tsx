import { useLocale } from '../../src/ui/useLocale';
import type { BarPartProps } from './barPart';
import { ConversationList } from './ConversationList';
import { TitledFlyout } from './TitledFlyout';

export function MessagesFlyout(part: BarPartProps) {
  const { t } = useLocale();
  return (
    <TitledFlyout {...part} title={t('Messages')}>
      <ConversationList />
    </TitledFlyout>
  );
}
