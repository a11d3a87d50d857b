import { useState, type ReactNode } from 'react';
import { TabList } from './TabList';
import { useUniqueID } from './useUniqueID';

export interface Tab {
  /** Unique among its tabs. */
  id: string;
  name: ReactNode;
  /** Accessible name, when it differs from the visible name. */
  spoken?: string;
  /** Its contents, drawn when it is chosen. */
  panel: ReactNode | (() => ReactNode);
}

interface Props {
  /** What the tabs are about. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the chosen tab; without it the tabs keep it themselves, and start with `initial`, or the first. */
  selected?: string;
  initial?: string;
  onSelect?(id: string): void;
  /** Panels that were in sight once stay as they are. */
  keeps?: boolean;
  /** Arrows only move focus, and Enter chooses: for panels that take time to come. */
  manual?: boolean;
  className?: string;
}

/** Several views in one place. Arrow keys, Home and End go from tab to tab. */
export function Tabs({
  label,
  tabs,
  selected,
  initial,
  onSelect,
  keeps = false,
  manual = false,
  className,
}: Props) {
  const id = useUniqueID();
  const [own, setOwn] = useState(selected ?? initial);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const current = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0];
  if (!current) return null;

  const select = (tab: Tab) => {
    setOwn(tab.id);
    setSeen([...seen, current.id]);
    if (tab !== current) onSelect?.(tab.id);
  };
  const panels = tabs.filter((tab) => tab === current || (keeps && seen.includes(tab.id)));
  return (
    <div className={className}>
      <TabList
        {...{ label, manual }}
        current={current.id}
        onSelect={(chosen) => select(tabs.find((tab) => tab.id === chosen)!)}
        tabs={tabs.map((tab) => ({
          ...{ id: tab.id, name: tab.name, spoken: tab.spoken, elementID: `${id}-${tab.id}` },
          panelID: panels.includes(tab) ? `${id}-panel-${tab.id}` : undefined,
        }))}
      />
      {panels.map(({ id: key, panel }) => (
        <div
          key={key}
          className="inl-tabs__panel"
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== current.id}
          tabIndex={0}
        >
          {typeof panel === 'function' ? panel() : panel}
        </div>
      ))}
    </div>
  );
}
