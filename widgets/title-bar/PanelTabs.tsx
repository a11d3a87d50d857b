import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useUi } from '../../src/ui/UiContext';
import { useUniqueID } from '../../src/ui/useUniqueID';

export interface PanelTab {
  key: string;
  /** Accessible name, with the count. */
  name: string;
  label: ReactNode;
  panel: ReactNode;
}

/** Tabs with one tab stop: arrows, Home and End go from one to the next and show it at once. */
export function PanelTabs({ label, tabs }: { label: string; tabs: readonly PanelTab[] }) {
  const { locale } = useUi();
  const id = useUniqueID();
  const [key, setKey] = useState(tabs[0]!.key);
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.key === key) ?? tabs[0]!;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.indexOf(current);
    const forward = locale.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = locale.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const to = new Map([
      [forward, at + 1],
      [backward, at - 1],
      ['Home', 0],
      ['End', -1],
    ]).get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    setKey(tabs[next]!.key);
    (list.current!.children[next] as HTMLElement).focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="inl-bar-tabs">
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className="inl-bar-tabs__tab inl-focus"
            aria-label={tab.name}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => setKey(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current.key}`}
        className="inl-bar-tabs__panel"
      >
        {current.panel}
      </div>
    </>
  );
}
