import { Flyout } from '../../src/ui/Flyout';
import { useLocale } from '../../src/ui/useLocale';
import type { BarPartProps } from './barPart';
import { LanguageLinks } from './LanguageLinks';

export function LanguageFlyout({ anchor, onClose }: BarPartProps) {
  const { t } = useLocale();
  return (
    <Flyout
      anchor={anchor}
      onClose={onClose}
      placement="bottom-end"
      label={t('Choose language')}
      className="inl-bar-flyout inl-bar-flyout--narrow"
    >
      <LanguageLinks />
    </Flyout>
  );
}
