import { useState } from 'react';
import { Button } from '../../src/ui/Button';
import { Icon } from '../../src/ui/Icon';
import { lazyImport } from '../../src/index';
import { lazyPart } from '../../src/ui/lazyPart';
import { useMenuButton } from '../../src/ui/menu/useMenuButton';
import { Printed } from '../../src/ui/Printed';
import { useLocale } from '../../src/ui/useLocale';
import { useUi } from '../../src/ui/UiContext';
import type { SectionPickerProps } from './props';

const Sections = lazyPart(() => lazyImport(() => import('./Sections')).then((part) => part.Sections), {
  name: 'subcommunity-chooser',
});

interface Props extends SectionPickerProps {
  printed?: Element;
}

/** Leads to the other parts of the forum. They are asked for when it is opened; a page that has none keeps the server's HTML. */
export function SectionPicker({ printed, buttonType, forceIcon }: Props) {
  const { t } = useLocale();
  const { meta } = useUi();
  const { button, menu } = useMenuButton();
  const [nodes] = useState(() => [...(printed?.childNodes ?? [])]);
  const { siteSectionSlugs } = meta.raw;
  if (!Array.isArray(siteSectionSlugs) || siteSectionSlugs.length === 0) return <Printed nodes={nodes} />;
  return (
    <div className="inl-root">
      <Button {...button} look={buttonType === 'titleBarLink' ? 'text' : 'standard'} data-inlay-part="menu">
        {forceIcon && <Icon name="globe" />}
        {t('Communities')}
        <Icon name="chevron-down" />
      </Button>
      {menu && <Sections {...menu} label={t('Communities')} />}
    </div>
  );
}
