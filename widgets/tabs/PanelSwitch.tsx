import { useLayoutEffect, useRef, useState } from 'react';
import { TabList } from '../../src/ui/TabList';
import type { PanelSwitchProps } from './props';

/** The tabs above panels that a server has printed: the page keeps those, and this says which of them is in sight. */
export function PanelSwitch({ label, panels, selected = 0 }: PanelSwitchProps) {
  const place = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(selected);
  useLayoutEffect(() => {
    const sections = place
      .current!.closest('.inl-tab-widget')
      ?.querySelectorAll<HTMLElement>(':scope > * > .inl-tab-widget__section');
    sections?.forEach((section, index) => {
      section.hidden = index !== current;
      section.dataset.state = index === current ? 'shown' : 'behind';
      section.tabIndex = 0;
    });
  }, [current]);
  return (
    <div ref={place}>
      <TabList
        label={label}
        current={String(current)}
        onSelect={(id) => setCurrent(Number(id))}
        tabs={panels.map(({ id, label: name }, index) => ({
          ...{ id: String(index), name: <bdi>{name}</bdi>, panelID: id, href: `#${id}` },
        }))}
      />
    </div>
  );
}
