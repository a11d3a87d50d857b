import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useUi } from './UiContext';
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
  const { locale } = useUi();
  const id = useUniqueID();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(selected ?? initial);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const current = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0];
  if (!current) return null;

  const select = (tab: Tab) => {
    setOwn(tab.id);
    setSeen([...seen, current.id]);
    if (tab !== current) onSelect?.(tab.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...list.current!.querySelectorAll<HTMLElement>('[role=tab]')];
    const from = buttons.indexOf(event.currentTarget);
    const forwards = locale.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backwards = locale.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const targets: Record<string, number> = {
      [forwards]: (from + 1) % tabs.length,
      [backwards]: (from - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]!.focus();
    if (!manual) select(tabs[to]!);
  };

  const panels = tabs.filter((tab) => tab === current || (keeps && seen.includes(tab.id)));
  return (
    <div className={className}>
      <div className="inl-tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className="inl-tabs__tab"
            aria-label={tab.spoken}
            aria-selected={tab === current}
            aria-controls={panels.includes(tab) ? `${id}-panel-${tab.id}` : undefined}
            tabIndex={tab === current ? 0 : -1}
            data-inlay-part={`tab-${tab.id}`}
            onClick={() => select(tab)}
            onKeyDown={onKeyDown}
          >
            {tab.name}
          </button>
        ))}
      </div>
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
